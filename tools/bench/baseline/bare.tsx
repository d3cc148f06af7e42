/** The baseline of bytes.ts: a minimal app that uses each library that the site is built on, to measure their size. */
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { hydrateRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const slice = createSlice({
  name: 'word',
  initialState: 'bare',
  reducers: { wordChanged: (_word, action) => action.payload },
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
