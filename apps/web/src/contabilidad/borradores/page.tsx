import { useUsuario } from '../../platform/current-session.ts';
import { NoPermission } from '../../ui/states/no-permission.tsx';
import { Registrar } from './registrar.tsx';

export function Page() {
  const permisos = useUsuario()?.permisos ?? [];
  if (!permisos.includes('partidas:registrar')) return <NoPermission titulo="Registrar Partida" />;
  return <Registrar />;
}
