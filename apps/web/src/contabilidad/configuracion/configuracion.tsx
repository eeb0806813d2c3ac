// What the institution decides about its books: the accounts of the yearly close, the clearing accounts, whether months
// are signed, who posts what without a second person, and what the indicators of the welcome screen are made of.
import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../platform/current-session.ts';
import { Page as Pagina } from '../../ui/page/page.tsx';
import { CuentasDelCierre } from './cuentas-del-cierre.tsx';
import { Indicadores } from './indicadores.tsx';
import { Limites } from './limites.tsx';

export function Configuracion() {
  const permisos = useCurrentUser()?.permisos ?? [];
  const veLibros = permisos.includes('partidas:ver');
  const administra = permisos.includes('institucion:administrar');
  return (
    <Pagina
      titulo="Configuración contable"
      proposito="Cómo se cierran los libros, quién contabiliza sin que otra persona apruebe y qué muestra el inicio."
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
      {veLibros && <Indicadores seEdita={permisos.includes('catalogo:editar')} />}
    </Pagina>
  );
}
