// The register of folios of a book: what is left, what was authorised, what was printed and what was spoiled.
import { verLibroLegal } from '@cuadra/contract/contabilidad/folios/folios';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryOf } from '#platform/query.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Anulados } from './anulacion/anulados.tsx';
import { AnularFolios } from './anulacion/anular-folios.tsx';
import { Autorizaciones } from './autorizaciones/autorizaciones.tsx';
import { RegistrarAutorizacion } from './autorizaciones/registrar-autorizacion.tsx';
import { Existencia } from './existencia.tsx';
import classes from './folios.module.css';
import { HojaAbierta } from './hoja-abierta.tsx';
import { EnCurso } from './impresion/en-curso.tsx';
import { Piezas } from './piezas/piezas.tsx';

interface FoliosProps {
  readonly libro: LibroLegal;
  readonly puedeImprimir: boolean;
  /** A piece to be handed over at once: where the notification of a long printing leads. */
  readonly pieza?: string | undefined;
  readonly onCerrarPieza?: () => void;
}

export function Folios(props: FoliosProps) {
  const { libro } = props;
  const [antesDe, setAntesDe] = useState<number>();
  const carga = useQuery({
    ...queryOf(verLibroLegal, { params: { libro }, query: antesDe === undefined ? {} : { antesDe } }),
    placeholderData: keepPreviousData,
  });
  if (carga.data === undefined && carga.isError)
    return <ErrorState error={carga.error} reintentar={carga.refetch} />;
  if (carga.data === undefined) return <SkeletonRows filas={8} etiqueta="Cargando los folios" />;
  return (
    <Registro {...props} registro={carga.data} enElPasado={antesDe !== undefined} onAnteriores={setAntesDe} />
  );
}

type Dialogo = 'autorizar' | 'anular';

interface RegistroProps extends FoliosProps {
  readonly registro: ResponseOf<typeof verLibroLegal>;
  /** The printings in sight are not the newest ones. */
  readonly enElPasado: boolean;
  readonly onAnteriores: (antesDe: number | undefined) => void;
}

function Registro(props: RegistroProps) {
  const { libro, puedeImprimir, registro } = props;
  const { estado, autorizaciones, anuladosEnBlanco } = registro;
  const [dialogo, setDialogo] = useState<Dialogo>();
  const [hoja, setHoja] = useState<number>();
  const cerrar = () => setDialogo(undefined);
  const autorizar = () => setDialogo('autorizar');
  return (
    <div className={classes.registro}>
      <EnCurso libro={libro} puedeImprimir={puedeImprimir} />
      {autorizaciones.length === 0 ? (
        <SinAutorizaciones libro={libro} puedeImprimir={puedeImprimir} onAutorizar={autorizar} />
      ) : (
        <>
          <Existencia
            estado={estado}
            puedeImprimir={puedeImprimir}
            onAnular={() => setDialogo('anular')}
            onVer={setHoja}
          />
          <Apartado
            id="autorizaciones"
            titulo="Autorizaciones"
            accion={puedeImprimir && <BotonDeAutorizar onClick={autorizar} />}
          >
            <Autorizaciones libro={libro} autorizaciones={autorizaciones} puedeQuitar={puedeImprimir} />
          </Apartado>
          <Impresiones {...props} onVer={setHoja} />
          {anuladosEnBlanco.length > 0 && (
            <Apartado id="anulados" titulo="Anulados en blanco">
              <Anulados anulados={anuladosEnBlanco} />
            </Apartado>
          )}
        </>
      )}
      {dialogo === 'autorizar' && (
        <RegistrarAutorizacion libro={libro} ultima={autorizaciones[0]} onClose={cerrar} />
      )}
      {dialogo === 'anular' && <AnularFolios libro={libro} siguiente={estado.siguiente} onClose={cerrar} />}
      {hoja !== undefined && <HojaAbierta libro={libro} folio={hoja} onClose={() => setHoja(undefined)} />}
    </div>
  );
}

interface SinAutorizacionesProps extends Pick<FoliosProps, 'libro' | 'puedeImprimir'> {
  readonly onAutorizar: () => void;
}

function SinAutorizaciones({ libro, puedeImprimir, onAutorizar }: SinAutorizacionesProps) {
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

function BotonDeAutorizar({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
      onClick={onClick}
    >
      Registrar autorización
    </Button>
  );
}

interface ImpresionesProps extends RegistroProps {
  readonly onVer: (folio: number) => void;
}

function Impresiones({ registro, pieza, onCerrarPieza, enElPasado, onAnteriores, onVer }: ImpresionesProps) {
  return (
    <Apartado id="impresiones" titulo="Impresiones">
      <Piezas
        piezas={registro.piezas}
        abierta={pieza}
        onCerrar={onCerrarPieza}
        hayMas={registro.hayMas}
        enElPasado={enElPasado}
        onAnteriores={onAnteriores}
        onVer={onVer}
      />
    </Apartado>
  );
}

interface ApartadoProps {
  readonly id: string;
  readonly titulo: string;
  /** Beside its title. */
  readonly accion?: ReactNode;
  readonly children: ReactNode;
}

function Apartado({ id, titulo, accion, children }: ApartadoProps) {
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
