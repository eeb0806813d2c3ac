import { useUsuario } from '../../app/current-session.ts';
import { NoPermission } from '../../ui/no-permission.tsx';
import { ReportePartidas } from './reporte-partidas.tsx';

export function Page() {
  const puede = useUsuario()?.permisos.includes('reportes:ver') ?? false;
  return puede ? <ReportePartidas /> : <NoPermission titulo="Partidas Diario (PDF)" />;
}
