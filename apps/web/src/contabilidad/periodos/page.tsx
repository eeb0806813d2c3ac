import { useUsuario } from '../../platform/current-session.ts';
import { NoPermission } from '../../ui/states/no-permission.tsx';
import { Cierre } from './cierre.tsx';

export function Page() {
  const puede = useUsuario()?.permisos.includes('periodos:ver') ?? false;
  return puede ? <Cierre /> : <NoPermission titulo="Cierre" />;
}
