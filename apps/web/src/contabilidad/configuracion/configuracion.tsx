// What the institution decides about its books: the accounts of the yearly close, the clearing accounts, whether months
// are signed, and what the indicators of the welcome screen are made of.
import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#platform/current-session.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { CuentasDelCierre } from './cuentas-del-cierre.tsx';
import { Indicadores } from './indicadores.tsx';

export function Configuracion() {
  const permisos = useCurrentUser()?.permisos ?? [];
  return (
    <Pagina
      title="Configuración contable"
      purpose="Cómo se cierran los libros y qué muestra el inicio."
      actions={
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
      <CuentasDelCierre seEdita={permisos.includes('catalogo:editar')} />
      <Indicadores seEdita={permisos.includes('catalogo:editar')} />
    </Pagina>
  );
}
