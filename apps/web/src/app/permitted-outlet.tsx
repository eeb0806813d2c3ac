// The page inside the shell, for whoever has one of the permissions that its route asks for.
import { Outlet, useMatches } from '@tanstack/react-router';
import { useCurrentUser } from '#platform/current-session.ts';
import { NoPermission } from '#ui/states/no-permission.tsx';

export function PermittedOutlet() {
  const { titulo = '', permisos = [] } =
    useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  const tiene = useCurrentUser()?.permisos ?? [];
  const puede = permisos.length === 0 || permisos.some((permiso) => tiene.includes(permiso));
  return puede ? <Outlet /> : <NoPermission titulo={titulo} />;
}
