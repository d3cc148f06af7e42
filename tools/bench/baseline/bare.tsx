/** The yardstick of what a page carries: the libraries that the site is built on, with as little as shows them. */
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { hydrateRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const slice = createSlice({
  name: 'word',
  initialState: 'bare',
  reducers: { said: (_word, action) => action.payload },
});
const store = configureStore({ reducer: { word: slice.reducer } });

function Page() {
  const word = useSelector((state: { word: string }) => state.word);
  return <Link to="/">{word}</Link>;
}

hydrateRoot(
  document.body,
  <BrowserRouter>
    <Provider store={store}>
      <Routes>
        <Route path="/" element={<Page />} />
      </Routes>
    </Provider>
  </BrowserRouter>,
);
