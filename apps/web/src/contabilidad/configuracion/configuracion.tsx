// What the institution decides about its books: the accounts of the yearly close, the clearing accounts, whether months
// are signed, and who posts what without a second person.
import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../platform/current-session.ts';
import { Page as Pagina } from '../../ui/page/page.tsx';
import { CuentasDelCierre } from './cuentas-del-cierre.tsx';
import { Limites } from './limites.tsx';

export function Configuracion() {
  const permisos = useCurrentUser()?.permisos ?? [];
  const veLibros = permisos.includes('partidas:ver');
  const administra = permisos.includes('institucion:administrar');
  return (
    <Pagina
      titulo="Configuración contable"
      proposito="Cómo se cierran los libros y quién contabiliza sin que otra persona apruebe."
      acciones={
        permisos.includes('periodos:ver') && (
          <Button
            variant="default"
            component={Link}
            to="/contabilidad/cierre"
            leftSection={<ArrowLeftIcon width={18} height={18} aria-hidden="true" />}
          >
            Cierre
          </Button>
        )
      }
    >
      {veLibros && <CuentasDelCierre seEdita={permisos.includes('catalogo:editar')} />}
      <Limites seEdita={administra} />
    </Pagina>
  );
}
