import { useUsuario } from '../../app/current-session.ts';
import { NoPermission } from '../../ui/no-permission.tsx';
import { LibroDiario } from './libro-diario.tsx';

export function Page() {
  const permisos = useUsuario()?.permisos ?? [];
  if (!permisos.includes('reportes:ver')) return <NoPermission titulo="Libro Diario" />;
  return <LibroDiario puedeImprimir={permisos.includes('libros:imprimir')} />;
}
