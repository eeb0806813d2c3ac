import { useUsuario } from '../../app/current-session.ts';
import { NoPermission } from '../../ui/no-permission.tsx';
import { Registrar } from './registrar.tsx';

export function Page() {
  const permisos = useUsuario()?.permisos ?? [];
  if (!permisos.includes('partidas:registrar')) return <NoPermission titulo="Registrar Partida" />;
  return <Registrar />;
}
