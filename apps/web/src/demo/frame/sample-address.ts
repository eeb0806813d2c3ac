// Where a sample application is, and how it goes elsewhere. Its routes enter the tree late, so the router's own types do
// not know them; links are <PlainLink to="…">.
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What stands in the address in the places that the route names. */
export const useSampleParams = (): Readonly<Record<string, string | undefined>> =>
  useParams({ strict: false });

export function useGoTo(): (path: string, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback((path, { replace = false } = {}) => void navigate({ href: path, replace }), [navigate]);
}
