// Everything that was done with the month: each close with its gates as they were, each reopening with what was posted
// meanwhile, each exception.

import {
  type HechoDelPeriodo,
  listarPartidasDeReapertura,
} from '@cuadra/contract/contabilidad/periodos/cierre';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { numeroDePartida } from '@cuadra/core/partida';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queryOf } from '#platform/query.ts';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from '../cierre.module.css';
import { MarcaDeCompuerta } from '../marcas.tsx';
import type { ClaveDeMes } from '../meses.ts';

interface HistoriaProps {
  readonly clave: ClaveDeMes;
  readonly historia: readonly HechoDelPeriodo[];
}

export function Historia({ clave, historia }: HistoriaProps) {
  if (historia.length === 0) return null;
  return (
    <Section card title="Historia del mes">
      <Stack as="ol" line="between">
        {historia.map((hecho) => (
          <Grid
            as="li"
            columns="11rem minmax(0, 1fr)"
            oneBelow="sm"
            gap="xs xl"
            pad="md xl"
            size="sm"
            key={hecho.id}
          >
            <Row as="p" gap="none lg" align="start" size="xs" muted figures className={classes.cuando}>
              <time dateTime={hecho.en}>{formatInstant(hecho.en)}</time>
              <span>{hecho.por?.nombre ?? 'El sistema'}</span>
            </Row>
            <Contenido clave={clave} hecho={hecho} />
          </Grid>
        ))}
      </Stack>
    </Section>
  );
}

interface ContenidoProps {
  readonly clave: ClaveDeMes;
  readonly hecho: HechoDelPeriodo;
}

function Contenido({ clave, hecho }: ContenidoProps) {
  switch (hecho.clase) {
    case 'cierre':
      return <DelCierre hecho={hecho} />;
    case 'reapertura':
      return <DeLaReapertura clave={clave} hecho={hecho} />;
    case 'excepcion':
      return <DeLaExcepcion hecho={hecho} />;
    default:
      return hecho satisfies never;
  }
}

type Hecho<C extends HechoDelPeriodo['clase']> = Extract<HechoDelPeriodo, { clase: C }>;

function DelCierre({ hecho: { compuertas } }: { readonly hecho: Hecho<'cierre'> }) {
  const [abierto, setAbierto] = useState(false);
  const excepciones = compuertas.filter(({ excepcion }) => excepcion !== null).length;
  return (
    <Grid gap="sm" justifyItems="start" breaks>
      <Text>
        Cerró el mes
        {excepciones > 0 && ` con ${excepciones === 1 ? 'una excepción' : `${excepciones} excepciones`}`}.
      </Text>
      <Ver abierto={abierto} onCambio={setAbierto} que="sus compuertas" />
      {abierto && (
        <Stack as="ul" gap="md" roomAbove="xs">
          {compuertas.map(({ titulo, pasa, motivo, responsable, nota, firma, excepcion }) => (
            <Row as="li" key={titulo} oneLine align="start" gap="md">
              <MarcaDeCompuerta estado={pasa ? 'en-orden' : 'excepcion'} />
              <div>
                <Text as="strong" weight="medium">
                  {titulo}
                </Text>{' '}
                {motivo}
                {excepcion !== null && ` Se dejó pasar (${excepcion.por}): ${excepcion.motivo}`}
                {(responsable ?? firma) !== null && (
                  <Text as="span" block size="xs" muted>
                    {responsable !== null && `Responsable: ${responsable}. `}
                    {firma !== null && `Firmó ${firma}.`}
                  </Text>
                )}
                {nota !== '' && (
                  <Text as="span" block size="xs" muted>
                    {nota}
                  </Text>
                )}
              </div>
            </Row>
          ))}
        </Stack>
      )}
    </Grid>
  );
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

function DeLaReapertura({
  clave,
  hecho,
}: {
  readonly clave: ClaveDeMes;
  readonly hecho: Hecho<'reapertura'>;
}) {
  const [abierto, setAbierto] = useState(false);
  const { id, motivo, aprobadaPor, limite, contabilizadas } = hecho;
  const cuales =
    contabilizadas === 1
      ? 'la partida que se contabilizó'
      : `las ${formatearEntero(contabilizadas)} partidas que se contabilizaron`;
  return (
    <Grid gap="sm" justifyItems="start" breaks>
      <Text>Reabrió el mes: {motivo}</Text>
      {aprobadaPor !== null && (
        <Text size="xs" muted>
          Lo aprobó {aprobadaPor.nombre}.
        </Text>
      )}
      {limite !== null && (
        <Text size="xs" muted>
          Solo para {lista.format(limite.para.map(({ nombre }) => nombre))}, hasta el{' '}
          {formatInstant(limite.hasta)}.
        </Text>
      )}
      {contabilizadas === 0 ? (
        <Text size="xs" muted>
          No se contabilizó nada en él.
        </Text>
      ) : (
        <Ver abierto={abierto} onCambio={setAbierto} que={cuales} />
      )}
      {abierto && <PartidasDeReapertura clave={clave} id={id} />}
    </Grid>
  );
}

function DeLaExcepcion({ hecho }: { readonly hecho: Hecho<'excepcion'> }) {
  const { compuerta, motivo, usada, retirada } = hecho;
  return (
    <Grid gap="sm" justifyItems="start" breaks>
      <Text>
        Dejó pasar «{compuerta}»: {motivo}
      </Text>
      {usada !== null && (
        <Text size="xs" muted>
          Con ella cerró {usada.por.nombre} el {formatInstant(usada.en)}.
        </Text>
      )}
      {retirada !== null && (
        <Text size="xs" muted>
          La retiró {retirada.por.nombre} el {formatInstant(retirada.en)}.
        </Text>
      )}
    </Grid>
  );
}

interface VerProps {
  readonly abierto: boolean;
  readonly onCambio: (abierto: boolean) => void;
  readonly que: string;
}

function Ver({ abierto, onCambio, que }: VerProps) {
  return (
    <Button variant="default" size="xs" aria-expanded={abierto} onClick={() => onCambio(!abierto)}>
      {abierto ? 'Ocultar' : 'Ver'} {que}
    </Button>
  );
}

interface PartidasDeReaperturaProps {
  readonly clave: ClaveDeMes;
  readonly id: string;
}

function PartidasDeReapertura({ clave, id }: PartidasDeReaperturaProps) {
  const { data, isPending, error, refetch } = useQuery(
    queryOf(listarPartidasDeReapertura, { params: { ...clave, id } }),
  );
  if (isPending) return <SkeletonRows rows={2} label="Cargando las partidas" />;
  if (data === undefined) return <ErrorState error={error} retry={refetch} />;
  const resto = data.total - data.partidas.length;
  return (
    <Box surface="box" clip width="100%">
      <DataTable
        label="Partidas de la reapertura"
        columns={columnas}
        rows={data.partidas}
        rowKey={(partida) => partida.id}
      />
      {resto > 0 && (
        <Text pad="md xl" muted>
          Y {formatearEntero(resto)} más.
        </Text>
      )}
    </Box>
  );
}

type Partida = ResponseOf<typeof listarPartidasDeReapertura>['partidas'][number];

const columnas: readonly Column<Partida>[] = [
  { title: 'Número', kind: 'code', cell: ({ numero, ejercicio }) => numeroDePartida({ numero, ejercicio }) },
  { title: 'Fecha', kind: 'code', cell: ({ fecha }) => formatDate(fecha) },
  { title: 'Concepto', kind: 'main', cell: (partida) => <Concepto partida={partida} /> },
  { title: 'Autor', cell: ({ autor }) => autor?.nombre ?? 'El sistema' },
  { title: 'Monto (Q)', kind: 'amount', cell: ({ total }) => total },
];

function Concepto({ partida: { id, concepto } }: { readonly partida: Partida }) {
  return (
    <Link to="/contabilidad/ver-partidas" search={{ partida: id }} className={rowLink}>
      {concepto}
    </Link>
  );
}
