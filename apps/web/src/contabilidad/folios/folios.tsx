// The register of folios of a book: what is left, what was authorised, what was printed and what was spoiled.
import { verLibroLegal } from '@cuadra/contract/contabilidad/folios/folios';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { consulta } from '../../platform/query.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/tables/skeleton-rows.tsx';
import { AnularFolios } from './anulacion/anular-folios.tsx';
import { Autorizaciones } from './autorizaciones/autorizaciones.tsx';
import { RegistrarAutorizacion } from './autorizaciones/registrar-autorizacion.tsx';
import { Existencia } from './existencia.tsx';
import classes from './folios.module.css';
import { HojaAbierta } from './hoja-abierta.tsx';
import { EnCurso } from './impresion/en-curso.tsx';
import { Anulados } from './piezas/anulados.tsx';
import { Piezas } from './piezas/piezas.tsx';

type Dialogo = 'autorizar' | 'anular';

interface FoliosProps {
  readonly libro: LibroLegal;
  readonly puedeImprimir: boolean;
  /** A piece to be handed over at once: where the notification of a long printing leads. */
  readonly pieza?: string | undefined;
  readonly onCerrarPieza?: () => void;
}

export function Folios({ libro, puedeImprimir, pieza, onCerrarPieza }: FoliosProps) {
  const [dialogo, setDialogo] = useState<Dialogo>();
  const [antesDe, setAntesDe] = useState<number>();
  const [hoja, setHoja] = useState<number>();
  const carga = useQuery({
    ...consulta(verLibroLegal, { params: { libro }, query: antesDe === undefined ? {} : { antesDe } }),
    placeholderData: keepPreviousData,
  });
  if (carga.data === undefined && carga.isError)
    return <ErrorState error={carga.error} reintentar={carga.refetch} />;
  if (carga.data === undefined) return <SkeletonRows filas={8} etiqueta="Cargando los folios" />;
  const { estado, autorizaciones } = carga.data;
  const cerrar = () => setDialogo(undefined);
  return (
    <div className={classes.registro}>
      <EnCurso libro={libro} puedeImprimir={puedeImprimir} />
      {autorizaciones.length === 0 ? (
        <SinFolios libro={libro} puedeImprimir={puedeImprimir} onAutorizar={() => setDialogo('autorizar')} />
      ) : (
        <Registro
          libro={libro}
          registrado={carga.data}
          puedeImprimir={puedeImprimir}
          impresiones={{
            abierta: pieza,
            onCerrar: onCerrarPieza,
            enElPasado: antesDe !== undefined,
            onAnteriores: setAntesDe,
          }}
          onDialogo={setDialogo}
          onVer={setHoja}
        />
      )}
      {dialogo === 'autorizar' && (
        <RegistrarAutorizacion libro={libro} ultima={autorizaciones[0]} onClose={cerrar} />
      )}
      {dialogo === 'anular' && <AnularFolios libro={libro} siguiente={estado.siguiente} onClose={cerrar} />}
      {hoja !== undefined && <HojaAbierta libro={libro} folio={hoja} onClose={() => setHoja(undefined)} />}
    </div>
  );
}

interface SinFoliosProps extends Pick<FoliosProps, 'libro' | 'puedeImprimir'> {
  readonly onAutorizar: () => void;
}

function SinFolios({ libro, puedeImprimir, onAutorizar }: SinFoliosProps) {
  return (
    <section className={classes.tarjeta} aria-label="Folios">
      <EmptyState
        titulo={`El ${nombresDeLibro[libro]} no tiene folios autorizados`}
        texto={
          puedeImprimir
            ? 'Registre la resolución con la que se los habilitaron para poder imprimir.'
            : 'Un contador registra la resolución con la que los habilitaron.'
        }
        accion={puedeImprimir && <Button onClick={onAutorizar}>Registrar autorización</Button>}
      />
    </section>
  );
}

interface RegistroProps extends Pick<FoliosProps, 'libro' | 'puedeImprimir'> {
  readonly registrado: z.infer<typeof verLibroLegal.response>;
  readonly impresiones: Pick<
    ComponentProps<typeof Piezas>,
    'abierta' | 'onCerrar' | 'enElPasado' | 'onAnteriores'
  >;
  readonly onDialogo: (dialogo: Dialogo) => void;
  readonly onVer: (folio: number) => void;
}

function Registro({ libro, registrado, puedeImprimir, impresiones, onDialogo, onVer }: RegistroProps) {
  const { estado, autorizaciones, piezas, hayMas, anuladosEnBlanco } = registrado;
  return (
    <>
      <Existencia
        estado={estado}
        puedeImprimir={puedeImprimir}
        onAnular={() => onDialogo('anular')}
        onVer={onVer}
      />
      <Seccion
        id="autorizaciones"
        titulo="Autorizaciones"
        accion={
          puedeImprimir && (
            <Button
              variant="default"
              size="xs"
              leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
              onClick={() => onDialogo('autorizar')}
            >
              Registrar autorización
            </Button>
          )
        }
      >
        <Autorizaciones libro={libro} autorizaciones={autorizaciones} puedeQuitar={puedeImprimir} />
      </Seccion>
      <Seccion id="impresiones" titulo="Impresiones">
        <Piezas piezas={piezas} hayMas={hayMas} onVer={onVer} {...impresiones} />
      </Seccion>
      {anuladosEnBlanco.length > 0 && (
        <Seccion id="anulados" titulo="Anulados en blanco">
          <Anulados anulados={anuladosEnBlanco} />
        </Seccion>
      )}
    </>
  );
}

interface SeccionProps {
  readonly id: string;
  readonly titulo: string;
  readonly accion?: ReactNode;
  readonly children: ReactNode;
}

function Seccion({ id, titulo, accion, children }: SeccionProps) {
  return (
    <section className={classes.tarjeta} aria-labelledby={id}>
      <header className={classes.cabecera}>
        <h2 id={id}>{titulo}</h2>
        {accion}
      </header>
      {children}
    </section>
  );
}
