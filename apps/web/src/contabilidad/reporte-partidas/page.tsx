import { useUsuario } from '../../platform/current-session.ts';
import { NoPermission } from '../../ui/states/no-permission.tsx';
import { ReportePartidas } from './reporte-partidas.tsx';

export function Page() {
  const puede = useUsuario()?.permisos.includes('reportes:ver') ?? false;
  return puede ? <ReportePartidas /> : <NoPermission titulo="Partidas Diario (PDF)" />;
}
