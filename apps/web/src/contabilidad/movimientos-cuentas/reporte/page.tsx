import { useUsuario } from '../../../platform/current-session.ts';
import { NoPermission } from '../../../ui/states/no-permission.tsx';
import { ReporteMovimientoCuenta } from './reporte-movimiento-cuenta.tsx';

export function Page() {
  const puede = useUsuario()?.permisos.includes('reportes:ver') ?? false;
  return puede ? <ReporteMovimientoCuenta /> : <NoPermission titulo="Movimiento por Cuenta (PDF)" />;
}
