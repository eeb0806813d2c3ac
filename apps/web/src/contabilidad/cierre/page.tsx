import { useUsuario } from '../../app/current-session.ts';
import { NoPermission } from '../../ui/no-permission.tsx';
import { Cierre } from './cierre.tsx';

export function Page() {
  const puede = useUsuario()?.permisos.includes('periodos:ver') ?? false;
  return puede ? <Cierre /> : <NoPermission titulo="Cierre" />;
}
