// The welcome screen: the catalogue as a PDF, the data that the first visit loads, and how the institution stands today.
import { catalogoPdf } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { ArrowTopRightOnSquareIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import type { DeskFaces } from '#ui/desk/desk-face.ts';
import { openPdf } from '#ui/files/pdf-window.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { Escritorio } from './escritorio.tsx';
import classes from './inicio.module.css';
import { InitialLoad } from './initial-load.tsx';
import { OfertaDeSegundoFactor } from './oferta-de-segundo-factor.tsx';

export function Page({ rostros }: { readonly rostros: DeskFaces }) {
  const nombre = useCurrentUser()?.name ?? '';
  return (
    <Pagina
      titulo={`Le damos la bienvenida, ${nombre}`}
      acciones={
        <div className={classes.catalogo}>
          <InitialLoad />
          <img src="/favicon.svg" alt="Cuadra" width={36} height={36} />
          <Button
            variant="default"
            rightSection={<ArrowTopRightOnSquareIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => void openPdf(() => call(catalogoPdf))}
          >
            Descargar Catálogo Contable
          </Button>
        </div>
      }
    >
      <OfertaDeSegundoFactor />
      <Escritorio rostros={rostros} />
    </Pagina>
  );
}
