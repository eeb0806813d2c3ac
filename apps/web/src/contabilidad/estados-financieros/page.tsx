import { useUsuario } from '../../platform/current-session.ts';
import { NoPermission } from '../../ui/states/no-permission.tsx';
import { EstadosFinancieros } from './estados-financieros.tsx';

export function Page() {
  const puede = useUsuario()?.permisos.includes('reportes:ver') ?? false;
  return puede ? <EstadosFinancieros /> : <NoPermission titulo="Estados Financieros" />;
}
