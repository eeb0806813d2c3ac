// The verification of the books: asked for here, going on by itself, and what it found: the seals of each year and, if
// something does not hold, the first partida where it breaks.

import {
  type Hallazgo,
  iniciarVerificacion,
  listarVerificaciones,
  type Verificacion as UnaVerificacion,
  type Informe as UnInforme,
  verVerificacion,
} from '@cuadra/contract/contabilidad/verificacion';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { CheckCircleIcon } from '@heroicons/react/20/solid';
import { ChevronDownIcon, ShieldCheckIcon } from '@heroicons/react/24/outline';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Reconstruccion } from '#contabilidad/saldos/reconstruccion.tsx';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { askWhileItGoesOn, HeavyWork } from '#ui/progress/heavy-work.tsx';
import { HeavyWorkCard, StartWork } from '#ui/progress/heavy-work-card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';

export function Verificacion() {
  const verificaciones = useQuery({
    ...queryOf(listarVerificaciones),
    refetchInterval: ({ state }) => askWhileItGoesOn(state.data?.[0]),
  });
  const [ultima, ...anteriores] = verificaciones.data ?? [];
  return (
    <>
      <HeavyWorkCard
        title="Verificación de los libros"
        action={<Iniciar enCurso={ultima?.estado === 'haciendo'} />}
        explanation="Vuelve a calcular todo desde las líneas: numeración, cuadre, cuentas, reversiones, la cadena que sella cada partida, los nombres de entonces y los saldos guardados; y compara con los sellos entregados. No cambia nada, y puede salir de la pantalla mientras trabaja."
        works={verificaciones}
        rows={4}
        label="Cargando las verificaciones"
        empty={
          <EmptyState
            icon={ShieldCheckIcon}
            title="Aún no se ha verificado"
            text="Empiece la primera: al terminar verá el sello de cada año."
          />
        }
      >
        {(una) => <Ultima verificacion={una} />}
      </HeavyWorkCard>
      {anteriores.length > 0 && <Anteriores verificaciones={anteriores} />}
      <Reconstruccion />
    </>
  );
}

function Iniciar({ enCurso }: { readonly enCurso: boolean }) {
  const [alcance, setAlcance] = useState('');
  const inicio = useMutation({
    mutationFn: () => call(iniciarVerificacion, { body: pedido(alcance) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listarVerificaciones.path] }),
  });
  const anios = useAnios();
  return (
    <StartWork text="Verificar" running={enCurso} start={inicio}>
      <NativeSelect
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        aria-label="Qué se verifica"
        size="xs"
        value={alcance}
        data={[
          { value: '', label: 'Desde el último sello' },
          { value: COMPLETA, label: 'Completa' },
          ...anios.map((anio) => ({ value: String(anio), label: `Completa desde ${anio}` })),
        ]}
        onChange={({ currentTarget }) => setAlcance(currentTarget.value)}
      />
    </StartWork>
  );
}

const COMPLETA = 'completa';

function pedido(alcance: string): BodyOf<typeof iniciarVerificacion> {
  if (alcance === '') return {};
  return alcance === COMPLETA ? { completa: true } : { desde: Number(alcance) };
}

/** Those that a verification went through. */
function useAnios(): number[] {
  const { data = [] } = useQuery(queryOf(listarVerificaciones));
  const anios = data.flatMap(({ informe }) => informe?.ejercicios.map(({ anio }) => anio) ?? []);
  return [...new Set(anios)].sort((a, b) => b - a);
}

function Ultima({ verificacion }: { readonly verificacion: UnaVerificacion }) {
  const { informe, desde, hechas, total } = verificacion;
  return (
    <>
      <HeavyWork
        work={verificacion}
        label="Avance de la verificación"
        phase={decirFase(hechas, total)}
        detail={desde === null ? undefined : `, desde ${desde}`}
      />
      {informe !== null && <DesdeEntonces id={verificacion.id} />}
      {informe !== null && <Informe informe={informe} />}
    </>
  );
}

function decirFase(hechas: number, total: number): string {
  if (total === 0) return 'Empezando…';
  if (hechas >= total) return 'Comparando los saldos guardados…';
  return `${formatearEntero(hechas)} de ${formatearEntero(total)} partidas`;
}

/** What it found is about the books as they were then: whether they still are. */
function DesdeEntonces({ id }: { readonly id: string }) {
  const { data } = useQuery(queryOf(verVerificacion));
  if (data?.ultima?.id !== id || data.desdeEntonces === null) return null;
  const { cambiaron, partidas } = data.desdeEntonces;
  if (!cambiaron)
    return (
      <Text size="xs" muted>
        Los libros no han cambiado desde entonces.
      </Text>
    );
  const cuantas =
    partidas === 1 ? 'se contabilizó 1 partida' : `se contabilizaron ${formatearEntero(partidas)} partidas`;
  const que = partidas === 0 ? 'los libros cambiaron' : cuantas;
  return <FormNotice tone="info" text={`Desde entonces ${que}: verifique otra vez para incluirlo.`} />;
}

/** What a verification found. */
function Informe({ informe }: { readonly informe: UnInforme }) {
  const { limpio, ejercicios, primero, hallazgos, totalDeHallazgos } = informe;
  return (
    <Stack gap="xl">
      {limpio ? (
        <Row as="p" oneLine gap="md" weight="medium" role="status">
          <Row as="span" inline rigid tone="success">
            <CheckCircleIcon width={20} height={20} aria-hidden="true" />
          </Row>
          Todo cuadra: {loRevisado(informe)}
        </Row>
      ) : (
        <>
          {primero !== null && (
            <FormNotice
              tone="error"
              text={
                <>
                  <Text>
                    No cuadra: {formatearEntero(totalDeHallazgos)} por revisar. Empiece por lo primero.
                  </Text>
                  <Mensaje hallazgo={primero} />
                </>
              }
            />
          )}
          <Hallazgos hallazgos={hallazgos} total={totalDeHallazgos} />
        </>
      )}
      {informe.desdeSello !== null && (
        <Text size="xs" muted>
          Lo contabilizado hasta el {formatInstant(informe.desdeSello)} se comparó con su sello. Para volver a
          calcularlo desde sus líneas, pida una verificación completa.
        </Text>
      )}
      <Section title="Sellos" level={3} size="sm" gap="xs">
        <Text size="xs" muted>
          Guarde el sello de un año fuera del sistema: si después alguien cambia algo anterior, ya no será el
          mismo.
        </Text>
        <Stack gap="md" max="46rem" roomAbove="xs">
          {ejercicios.map(({ anio, partidas: cuantas, sello }) => (
            <CopyField key={anio} label={`${anio} · ${formatearEntero(cuantas)} partidas`} value={sello} />
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}

function loRevisado({ partidas, lineas, desdeSello }: UnInforme): string {
  const despues = desdeSello === null ? '' : ' después del último sello';
  if (partidas === 0) return `no hay partidas${despues}.`;
  const cuantas = partidas === 1 ? '1 partida' : `${formatearEntero(partidas)} partidas`;
  return `${cuantas} y ${formatearEntero(lineas)} líneas${despues}.`;
}

const NOMBRES: Readonly<Record<Hallazgo['regla'], string>> = {
  numeracion: 'Numeración',
  cuadre: 'Cuadre',
  lineas: 'Líneas',
  cuentas: 'Cuentas',
  reversion: 'Reversión',
  huella: 'Contenido',
  cadena: 'Cadena',
  inicio: 'Inicio del año',
  saldos: 'Saldos',
  auxiliares: 'Auxiliares',
  catalogo: 'Catálogo',
  importaciones: 'Importaciones',
  sello: 'Sello entregado',
  bitacora: 'Bitácora',
  esquema: 'Reglas de la base',
};

interface HallazgosProps {
  readonly hallazgos: readonly Hallazgo[];
  readonly total: number;
}

function Hallazgos({ hallazgos, total }: HallazgosProps) {
  return (
    <Section title="Lo que no corresponde" level={3} size="sm" gap="xs">
      <Stack as="ul" line="between" size="sm">
        {hallazgos.map((hallazgo) => (
          <Grid
            as="li"
            key={`${hallazgo.regla} ${hallazgo.mensaje}`}
            columns="6.5rem minmax(0, 1fr)"
            oneBelow="sm"
            gap="2xs lg"
            pad="sm none"
            breaks
          >
            <Text as="span" muted>
              {NOMBRES[hallazgo.regla]}
            </Text>
            <Mensaje hallazgo={hallazgo} />
          </Grid>
        ))}
      </Stack>
      {total > hallazgos.length && (
        <Text size="xs" muted>
          Y {formatearEntero(total - hallazgos.length)} más.
        </Text>
      )}
    </Section>
  );
}

function Mensaje({ hallazgo: { idPartida, mensaje } }: { readonly hallazgo: Hallazgo }) {
  if (idPartida === null) return <span>{mensaje}</span>;
  return (
    <Link to="/contabilidad/ver-partidas" search={{ partida: idPartida }}>
      {mensaje}
    </Link>
  );
}

function Anteriores({ verificaciones }: { readonly verificaciones: readonly UnaVerificacion[] }) {
  return (
    <Section card max="64rem" title="Verificaciones anteriores">
      <DataTable
        label="Verificaciones anteriores"
        columns={columnas}
        rows={verificaciones}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}

const columnas: readonly Column<UnaVerificacion>[] = [
  { title: 'Cuándo', kind: 'code', cell: ({ pedidoEn }) => formatInstant(pedidoEn) },
  { title: 'Resultado', kind: 'main', cell: (verificacion) => resultadoDe(verificacion) },
  { title: 'La pidió', cell: ({ pedidoPor }) => pedidoPor.nombre },
  { title: 'Desde', kind: 'code', cell: (verificacion) => alcanceDe(verificacion) },
  {
    title: 'Partidas',
    kind: 'number',
    cell: ({ informe, hechas }) => formatearEntero(informe?.partidas ?? hechas),
  },
];

function alcanceDe({ desde, informe }: UnaVerificacion): string {
  if (desde !== null) return String(desde);
  if (informe === null) return '—';
  return informe.desdeSello === null ? 'Todo' : `Sello del ${formatInstant(informe.desdeSello)}`;
}

function resultadoDe({ estado, informe }: UnaVerificacion): string {
  if (estado === 'fallido') return 'Falló';
  if (estado === 'interrumpido') return 'Interrumpida';
  if (informe === null) return 'En curso';
  return informe.limpio ? 'Todo cuadra' : `${formatearEntero(informe.totalDeHallazgos)} por revisar`;
}
