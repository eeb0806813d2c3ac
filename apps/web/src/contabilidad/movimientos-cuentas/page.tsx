import { useUsuario } from '../../platform/current-session.ts';
import { NoPermission } from '../../ui/states/no-permission.tsx';
import { MovimientosCuentas } from './movimientos-cuentas.tsx';

export function Page() {
  const puede = useUsuario()?.permisos.includes('reportes:ver') ?? false;
  return puede ? <MovimientosCuentas /> : <NoPermission titulo="Movimiento por Cuenta" />;
}
