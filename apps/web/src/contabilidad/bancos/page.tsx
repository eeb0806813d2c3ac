// Comparación Bancos: the accounts at banks, the desk on which each is compared with the books, and what surrounds it.
// Each view loads when it is first opened; what is open is in the address.
import { usePermission } from '#platform/current-session.ts';
import { NoPermission } from '#ui/states/no-permission.tsx';
import { Vistas } from './vistas.tsx';

export function Page() {
  if (!usePermission('bancos:ver')) return <NoPermission titulo="Comparación Bancos" />;
  return <Vistas />;
}
