// The welcome screen: the catalogue as a PDF, the data that the first visit loads, and what waits for this person today.
import { catalogoPdf } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { ArrowTopRightOnSquareIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { call } from '../platform/api.ts';
import { useCurrentUser } from '../platform/current-session.ts';
import { openPdf } from '../ui/files/pdf-window.ts';
import { Page as Pagina } from '../ui/page/page.tsx';
import classes from './inicio.module.css';
import { InitialLoad } from './initial-load.tsx';
import { OfertaDeSegundoFactor } from './oferta-de-segundo-factor.tsx';
import { Pendientes } from './pendientes.tsx';

export function Page() {
  const nombre = useCurrentUser()?.name ?? '';
  return (
    <Pagina titulo={`Le damos la bienvenida, ${nombre}`} ancho="lectura">
      <section className={classes.tarjeta}>
        <img src="/favicon.svg" alt="Cuadra" width={64} height={64} />
        <div className={classes.catalogo}>
          <Button
            rightSection={<ArrowTopRightOnSquareIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => void openPdf(() => call(catalogoPdf))}
          >
            Descargar Catálogo Contable
          </Button>
          <InitialLoad />
        </div>
      </section>
      <OfertaDeSegundoFactor />
      <Pendientes />
    </Pagina>
  );
}
