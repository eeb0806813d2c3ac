// Partidas Diario on paper: which ones, by dates or by the numbers of a year, and how; what they add up to, and the document in its
// own window.
import { resumirPartidasDiario } from '@cuadra/contract/contabilidad/reporte-partidas';
import { listarContactos } from '@cuadra/contract/escritorio/chat';
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import {
  estadosDePartida,
  nombresDeEstadoDePartida,
  nombresDeTipoDePartida,
  tiposDePartida,
} from '@cuadra/core/partida';
import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MarcaDatosAl } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { useAddress } from '#platform/address/use-address.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { PdfButton } from '#reportes/exportar/pdf-button.tsx';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateRange } from '#ui/fields/date-range.tsx';
import { PaperField } from '#ui/fields/paper-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { amountColumns, DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import {
  type Busqueda,
  type CampoDeNumero,
  conNumero,
  direccionDelReporteDePartidas,
  filtrosDe,
  rangoDe,
} from './busqueda.ts';

export function ReportePartidas() {
  const { busqueda, replace: cambiar } = useAddress(direccionDelReporteDePartidas);
  const filtros = filtrosDe(busqueda);
  const elegir = { busqueda, onCambio: cambiar };
  return (
    <Pagina
      title="Partidas Diario (PDF)"
      purpose="Partidas completas con sus líneas, listas para imprimir y archivar, con un resumen al final."
    >
      <Box as="section" surface="card" max="78rem" aria-label="Documento">
        <Stack gap="lg" pad="lg xl">
          <Cuales {...elegir} />
          <Elecciones {...elegir} />
          <Forma {...elegir} />
        </Stack>
        <Box line="above">
          {filtros === undefined ? (
            <Text size="sm" muted pad="lg xl">
              Corrija los números para ver cuántas partidas son.
            </Text>
          ) : (
            <LoQueDira filtros={filtros} />
          )}
        </Box>
        {filtros !== undefined && (
          <Actions end pad="lg xl" line="above">
            <ExportMenu reporte="partidas-diario" filtros={filtros} formatos={HOJAS} />
            <PdfButton reporte="partidas-diario" filtros={filtros} />
          </Actions>
        )}
      </Box>
    </Pagina>
  );
}

const HOJAS = ['xlsx', 'csv'] as const;

/** Those of the choice before, until the new ones arrive. */
const VIEJAS = { opacity: 0.55 };

interface EligiendoProps {
  readonly busqueda: Busqueda;
  readonly onCambio: (cambios: Busqueda) => void;
}

/** By dates or by the numbers of a year: one or the other. */
function Cuales({ busqueda, onCambio }: EligiendoProps) {
  const { ejercicio } = busqueda;
  const esteAnio = Number(todayInGuatemala().slice(0, 4));
  return (
    <Row gap="lg" align="start" stackBelow="sm">
      <ChoiceField
        label="Elegir por"
        options={[
          { value: 'fechas', text: 'Fechas' },
          { value: 'numeros', text: 'Números' },
        ]}
        value={ejercicio === undefined ? 'fechas' : 'numeros'}
        onChange={(cual) => onCambio({ ejercicio: cual === 'numeros' ? esteAnio : undefined })}
      />
      {ejercicio === undefined ? (
        <DateRange value={rangoDe(busqueda)} onChange={onCambio} />
      ) : (
        <Numeros busqueda={busqueda} onCambio={onCambio} />
      )}
    </Row>
  );
}

function Numeros({ busqueda, onCambio }: EligiendoProps) {
  const { desdeNumero = 1, hastaNumero } = busqueda;
  const alReves = hastaNumero !== undefined && desdeNumero > hastaNumero;
  const campo = (cual: CampoDeNumero, etiqueta: string, error?: string) => (
    <Box basis="7rem" shrinks>
      <TextInput
        label={etiqueta}
        inputMode="numeric"
        defaultValue={busqueda[cual] ?? ''}
        error={error}
        // What is half written is not a year yet: it holds when it is left, or with Enter.
        onBlur={({ currentTarget }) => {
          const cambio = conNumero(busqueda, cual, currentTarget.value);
          currentTarget.value = String(cambio[cual] ?? '');
          onCambio(cambio);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </Box>
  );
  return (
    <Row oneLine align="start" gap="md">
      {campo('ejercicio', 'Ejercicio')}
      {campo('desdeNumero', 'De la partida')}
      {campo('hastaNumero', 'A la partida', alReves ? 'No puede ser menor que la primera.' : undefined)}
    </Row>
  );
}

function Elecciones({ busqueda, onCambio }: EligiendoProps) {
  const personas = usePersonas();
  return (
    <Grid min="9rem" gap="lg" max="58rem">
      <SelectField
        label="Estado"
        value={busqueda.estado ?? 'contabilizada'}
        options={estadosDePartida.map((estado) => [estado, nombresDeEstadoDePartida[estado]])}
        onChange={(valor) => onCambio({ estado: noContabilizados.find((uno) => uno === valor) })}
      />
      <SelectField
        label="Tipo"
        all="Todos"
        value={busqueda.tipo}
        options={tiposDePartida.map((tipo) => [tipo, nombresDeTipoDePartida[tipo]])}
        onChange={(valor) => onCambio({ tipo: tiposDePartida.find((uno) => uno === valor) })}
      />
      <AgencyField value={busqueda.agencia} onChange={(agencia) => onCambio({ agencia })} />
      <SelectField
        label="Autor"
        all="Cualquiera"
        value={busqueda.usuario}
        options={personas.map(({ id, nombre }) => [id, nombre])}
        onChange={(usuario) => onCambio({ usuario })}
      />
    </Grid>
  );
}

const noContabilizados = estadosDePartida.filter((estado) => estado !== 'contabilizada');

function Forma({ busqueda, onCambio }: EligiendoProps) {
  return (
    <Row gap="lg" align="start" stackBelow="sm">
      <ChoiceField
        label="Orden"
        options={[
          { value: 'numero', text: 'Por número' },
          { value: 'fecha', text: 'Por fecha' },
        ]}
        value={busqueda.orden ?? 'numero'}
        onChange={(orden) => onCambio({ orden: orden === 'fecha' ? orden : undefined })}
      />
      <ChoiceField
        label="En el papel"
        options={[
          { value: 'seguidas', text: 'Una tras otra' },
          { value: 'una_por_pagina', text: 'Una por página' },
        ]}
        value={busqueda.disposicion ?? 'seguidas'}
        onChange={(forma) => onCambio({ disposicion: forma === 'una_por_pagina' ? forma : undefined })}
      />
      <PaperField
        value={busqueda.papel ?? 'carta'}
        onChange={(papel) => onCambio({ papel: papel === 'oficio' ? papel : undefined })}
      />
    </Row>
  );
}

/** Whoever may have made a partida, oneself first. */
function usePersonas(): { readonly id: string; readonly nombre: string }[] {
  const yo = useCurrentUser();
  const { data: contactos = [] } = useQuery(queryOf(listarContactos));
  return [
    ...(yo === undefined ? [] : [{ id: yo.id, nombre: `${yo.name} (yo)` }]),
    ...contactos.filter(({ id }) => id !== yo?.id).map(({ id, name }) => ({ id, nombre: name })),
  ];
}

/** The same sums that close the document. */
function LoQueDira({ filtros }: { readonly filtros: FiltrosPara<'partidas-diario'> }) {
  const { disposicion, papel, ...query } = filtros;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(resumirPartidasDiario, { query }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    if (error !== null) return <ErrorState error={error} retry={refetch} />;
    return <SkeletonRows rows={3} label="Sumando las partidas" />;
  }
  const { partidas, lineas, debe, haber, porTipo, datosAl } = data;
  if (partidas === 0)
    return (
      <Text size="sm" muted pad="lg xl">
        Ninguna partida cumple con lo elegido. <MarcaDatosAl datosAl={datosAl} />
      </Text>
    );
  return (
    <Box style={isPlaceholderData ? VIEJAS : {}}>
      <Text size="sm" muted pad="lg xl">
        <output>{cuantas({ partidas, lineas })}</output> <MarcaDatosAl datosAl={datosAl} />
      </Text>
      <DataTable
        label="Lo que suma el documento"
        narrow="stack"
        rows={porTipo.map(({ tipo, ...totales }) => ({
          key: tipo,
          name: (
            <>
              {nombresDeTipoDePartida[tipo]}{' '}
              <Text as="span" muted>
                {cuantas(totales)}
              </Text>
            </>
          ),
          amounts: [totales.debe, totales.haber],
        }))}
        rowKey={({ key }) => key}
        columns={amountColumns('Tipo', ['Debe (Q)', 'Haber (Q)'], [debe, haber])}
      />
    </Box>
  );
}

function cuantas({ partidas, lineas }: { readonly partidas: number; readonly lineas: number }): string {
  const de = (numero: number, nombre: string) =>
    numero === 1 ? `1 ${nombre}` : `${formatearEntero(numero)} ${nombre}s`;
  return `${de(partidas, 'partida')}, ${de(lineas, 'línea')}`;
}
