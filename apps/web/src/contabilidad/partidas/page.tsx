import { useUsuario } from '../../platform/current-session.ts';
import { NoPermission } from '../../ui/states/no-permission.tsx';
import { VerPartidas } from './ver-partidas.tsx';

export function Page() {
  const permisos = useUsuario()?.permisos ?? [];
  if (!permisos.includes('partidas:ver')) return <NoPermission titulo="Ver partidas" />;
  return <VerPartidas permisos={permisos} />;
}
