import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the id of the opened row, which the given parameter of the URL holds, and a function that opens another row,
 * or none, by changing the URL. The Back button therefore closes a panel, and a link can lead to it.
 */
export function useOpenedId(parameter: 'request' | 'user'): {
  id: string | null;
  open: (id: string | null) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const open = (id: string | null) => {
    if (id === null) parameters.delete(parameter);
    else parameters.set(parameter, id);
    void navigate(`${pathname}?${parameters}`);
  };
  return { id: parameters.get(parameter), open };
}
