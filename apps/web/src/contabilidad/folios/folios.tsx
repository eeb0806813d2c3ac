// The register of folios of a book: what is left, what was authorised, what was printed and what was spoiled.

import {
  cambiarExistenciaMinima,
  type EstadoDeLibro,
  FOLIO_MAX,
  verLibroLegal,
} from '@cuadra/contract/contabilidad/folios/folios';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { numeroDePartida } from '@cuadra/core/partida';
import { MagnifyingGlassIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Anulados, AnularFolios } from './anulacion/anular-folios.tsx';
import { Autorizaciones, RegistrarAutorizacion } from './autorizaciones/autorizaciones.tsx';
import { HojaAbierta } from './hoja-abierta.tsx';
import { EnCurso } from './impresion/en-curso.tsx';
import { Piezas } from './piezas/piezas.tsx';
import { refrescarFolios } from './refrescar-folios.ts';

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
    return <ErrorState error={carga.error} retry={carga.refetch} />;
  if (carga.data === undefined) return <SkeletonRows rows={8} label="Cargando los folios" />;
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
    <Stack gap="xl">
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
          <Section
            card
            title="Autorizaciones"
            actions={puedeImprimir && <BotonDeAutorizar onClick={autorizar} />}
          >
            <Autorizaciones libro={libro} autorizaciones={autorizaciones} puedeQuitar={puedeImprimir} />
          </Section>
          <Impresiones {...props} onVer={setHoja} />
          {anuladosEnBlanco.length > 0 && (
            <Section card title="Anulados en blanco">
              <Anulados anulados={anuladosEnBlanco} />
            </Section>
          )}
        </>
      )}
      {dialogo === 'autorizar' && (
        <RegistrarAutorizacion libro={libro} ultima={autorizaciones[0]} onClose={cerrar} />
      )}
      {dialogo === 'anular' && <AnularFolios libro={libro} siguiente={estado.siguiente} onClose={cerrar} />}
      {hoja !== undefined && <HojaAbierta libro={libro} folio={hoja} onClose={() => setHoja(undefined)} />}
    </Stack>
  );
}

interface SinAutorizacionesProps extends Pick<FoliosProps, 'libro' | 'puedeImprimir'> {
  readonly onAutorizar: () => void;
}

function SinAutorizaciones({ libro, puedeImprimir, onAutorizar }: SinAutorizacionesProps) {
  return (
    <Box as="section" surface="card" clip aria-label="Folios">
      <EmptyState
        title={`El ${nombresDeLibro[libro]} no tiene folios autorizados`}
        text={
          puedeImprimir
            ? 'Registre la resolución con la que se los habilitaron para poder imprimir.'
            : 'Un contador registra la resolución con la que los habilitaron.'
        }
        action={puedeImprimir && <Button onClick={onAutorizar}>Registrar autorización</Button>}
      />
    </Box>
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
    <Section card title="Impresiones">
      <Piezas
        piezas={registro.piezas}
        abierta={pieza}
        onCerrar={onCerrarPieza}
        hayMas={registro.hayMas}
        enElPasado={enElPasado}
        onAnteriores={onAnteriores}
        onVer={onVer}
      />
    </Section>
  );
}

interface ExistenciaProps {
  readonly estado: EstadoDeLibro;
  readonly puedeImprimir: boolean;
  readonly onAnular: () => void;
  readonly onVer: (folio: number) => void;
}

/** What is left of the authorised sheets, which is next, where the book goes on; and a sheet by its number. */
function Existencia({ estado, puedeImprimir, onAnular, onVer }: ExistenciaProps) {
  const { disponibles, siguiente, hayPocos, continuaEn, ultimoCorte } = estado;
  return (
    <Row
      as="section"
      justify="between"
      gap="lg 2xl"
      surface="card"
      pad="lg xl"
      aria-label="Existencia de folios"
    >
      <Row as="dl" gap="lg 2xl" align="start">
        <Cifra nombre="Disponibles" mal={hayPocos}>
          {formatearEntero(disponibles)}
        </Cifra>
        <Cifra nombre="Siguiente folio">{siguiente === null ? '—' : formatearEntero(siguiente)}</Cifra>
        {continuaEn !== null && (
          <Cifra nombre="El libro sigue en">
            Partida {numeroDePartida({ numero: continuaEn.partida, ejercicio: continuaEn.ejercicio })}
          </Cifra>
        )}
        {ultimoCorte !== null && <Cifra nombre="Último impreso">Al {formatDate(ultimoCorte)}</Cifra>}
        <Cifra nombre="Avisar cuando queden menos de">
          {puedeImprimir ? <Minima estado={estado} /> : formatearEntero(estado.existenciaMinima)}
        </Cifra>
      </Row>
      <Row gap="md">
        <BuscarHoja onVer={onVer} />
        {puedeImprimir && (
          <Button variant="default" onClick={onAnular}>
            Anular folios
          </Button>
        )}
      </Row>
    </Row>
  );
}

interface CifraProps {
  readonly nombre: string;
  readonly mal?: boolean;
  readonly children: ReactNode;
}

function Cifra({ nombre, mal = false, children }: CifraProps) {
  return (
    <div>
      <Text as="dt" size="xs" muted>
        {nombre}
      </Text>
      <Text as="dd" weight="bold" figures tone={mal ? 'error' : undefined}>
        <Row as="span" minHeight="1.875rem">
          {children}
        </Row>
      </Text>
    </div>
  );
}

function Minima({ estado: { libro, existenciaMinima } }: { readonly estado: EstadoDeLibro }) {
  const [escrita, setEscrita] = useState(String(existenciaMinima));
  const guardar = async () => {
    const nueva = Number(escrita);
    if (!Number.isInteger(nueva) || nueva < 0 || nueva > 10_000) return setEscrita(String(existenciaMinima));
    if (nueva === existenciaMinima) return;
    try {
      await call(cambiarExistenciaMinima, { params: { libro }, body: { existenciaMinima: nueva } });
      await refrescarFolios();
      void notify('Cambió desde cuántos folios se avisa.');
    } catch (error) {
      setEscrita(String(existenciaMinima));
      void notify(messageOf(error), 'error');
    }
  };
  return (
    <form onSubmit={submitWith(guardar)}>
      <TextInput
        aria-label="Avisar cuando queden menos de"
        size="xs"
        w={72}
        inputMode="numeric"
        value={escrita}
        onChange={({ currentTarget }) => setEscrita(currentTarget.value)}
        onBlur={() => void guardar()}
      />
    </form>
  );
}

function BuscarHoja({ onVer }: Pick<ExistenciaProps, 'onVer'>) {
  const [escrito, setEscrito] = useState('');
  const ver = async () => {
    const folio = Number(escrito.replaceAll(',', ''));
    if (Number.isInteger(folio) && folio >= 1 && folio <= FOLIO_MAX) onVer(folio);
  };
  return (
    <form onSubmit={submitWith(ver)}>
      <TextInput
        aria-label="Ver el folio número"
        placeholder="Ver folio n.º"
        inputMode="numeric"
        w={150}
        leftSection={<MagnifyingGlassIcon width={16} height={16} aria-hidden="true" />}
        value={escrito}
        onChange={({ currentTarget }) => setEscrito(currentTarget.value)}
      />
    </form>
  );
}
