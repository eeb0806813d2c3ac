// The balance day by day, drawn. The arrows go through its days and tell each one; Enter (or a click) looks at that day
// alone; and the same is there as a table.

import { ChartBarIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react';
import { saveHabit, useHabits } from '#platform/habits.ts';
import trazos from '#ui/desk/line.module.css';
import { pointByKey } from '#ui/desk/line-keys.ts';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import type { DaySpan } from '#ui/format/ranges.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { amountColumns, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from '../movimientos-cuentas.module.css';
import { conReinicios, filaDeReinicio, saldosPorDia } from '../reinicios.ts';
import type { Grupos } from '../use-movimientos.ts';
import { ALTO, ANCHO, puntoEn, type Trazo, trazar } from './trazo.ts';

interface GraficaDeSaldoProps {
  readonly grupos: Grupos;
  readonly rango: DaySpan;
  readonly onDia: (fecha: string) => void;
}

export function GraficaDeSaldo({ grupos, rango, onDia }: GraficaDeSaldoProps) {
  const { desde, hasta } = rango;
  const hoy = todayInGuatemala();
  const ultimo = hoy >= desde && hoy < hasta ? hoy : hasta;
  const trazo = useMemo(
    () => trazar(grupos.saldoInicial, saldosPorDia(grupos), { desde, hasta: ultimo }),
    [grupos, desde, ultimo],
  );
  const [marcado, setMarcado] = useState<number>();
  const { puntos } = trazo;
  const lugar = Math.min(marcado ?? puntos.length - 1, puntos.length - 1);
  const punto = puntos[lugar];
  if (punto === undefined) return null;
  const alTeclear = (event: KeyboardEvent) => {
    const destino = pointByKey(event.key, lugar, puntos.length);
    if (event.key === 'Enter') onDia(punto.fecha);
    if (destino === undefined) return;
    event.preventDefault();
    setMarcado(destino);
  };
  const texto = `${formatDate(punto.fecha)}: ${formatearQuetzales(punto.saldo)}`;
  return (
    <Stack as="figure" gap="sm" pad="lg xl" line="above">
      <Text as="figcaption" size="xs" muted weight="medium">
        <Row as="span" justify="between" gap="none xl">
          Saldo por día
          <Text as="output" tone="normal" figures>
            {texto}
          </Text>
        </Row>
      </Text>
      <div
        role="slider"
        tabIndex={0}
        className={`${trazos.marco} ${classes.marco}`}
        aria-label="Saldo por día"
        aria-valuemin={0}
        aria-valuemax={puntos.length - 1}
        aria-valuenow={lugar}
        aria-valuetext={texto}
        onKeyDown={alTeclear}
        onPointerMove={(event) => setMarcado(puntoEn(puntos, lugarDelPuntero(event)))}
        onPointerLeave={() => setMarcado(undefined)}
        onClick={() => onDia(punto.fecha)}
      >
        <Dibujo trazo={trazo} marcado={marcado} />
      </div>
      <Eje trazo={trazo} desde={desde} hasta={ultimo} />
      <SaldosEnTabla grupos={grupos} onDia={onDia} />
    </Stack>
  );
}

function Eje({ trazo: { minimo, maximo }, desde, hasta }: DaySpan & { readonly trazo: Trazo }) {
  return (
    <Row justify="between" gap="none xl" size="xs" muted figures>
      <span>{formatDate(desde)}</span>
      <span>
        Entre {formatearQuetzales(minimo)} y {formatearQuetzales(maximo)}
      </span>
      <span>{formatDate(hasta)}</span>
    </Row>
  );
}

interface DibujoProps {
  readonly trazo: Trazo;
  readonly marcado: number | undefined;
}

/** Stretched to its frame; what is written stays out of it, so that it does not stretch. */
function Dibujo({ trazo: { linea, superficie, cero, puntos }, marcado }: DibujoProps) {
  const recorte = useId();
  const punto = marcado === undefined ? undefined : puntos[marcado];
  return (
    <svg
      className={`${trazos.dibujo} ${classes.dibujo}`}
      viewBox={`0 0 ${ANCHO} ${ALTO}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {cero !== undefined && (
        <>
          <clipPath id={recorte}>
            <rect x="0" y={cero} width={ANCHO} height={ALTO - cero} />
          </clipPath>
          <path d={superficie} className={classes.superficie} />
          <path d={superficie} className={classes.contraria} clipPath={`url(#${recorte})`} />
          <path d={`M0 ${cero}H${ANCHO}`} className={trazos.cero} />
        </>
      )}
      <path d={linea} className={trazos.linea} />
      {punto !== undefined && <path d={`M${punto.x} 0V${ALTO}`} className={trazos.marca} />}
    </svg>
  );
}

function lugarDelPuntero({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return ((clientX - left) / width) * ANCHO;
}

interface SaldosEnTablaProps {
  readonly grupos: Grupos;
  readonly onDia: (fecha: string) => void;
}

/** Written only when somebody asks for it. */
function SaldosEnTabla({ grupos, onDia }: SaldosEnTablaProps) {
  const [abierta, setAbierta] = useState(false);
  const filas = [
    { key: 'inicial', name: 'Saldo inicial', amounts: [null, null, grupos.saldoInicial] },
    ...conReinicios(grupos).map((fila) => {
      if (fila.tipo === 'reinicio') return filaDeReinicio(fila.reinicio, fila.saldo);
      const { clave, nombre, debe, haber, saldo } = fila.grupo;
      return {
        key: clave,
        name: (
          <Button
            variant="transparent"
            size="compact-sm"
            px={0}
            className="cifras"
            onClick={() => onDia(clave)}
          >
            {nombre}
          </Button>
        ),
        amounts: [debe, haber, saldo],
      };
    }),
  ];
  return (
    <details onToggle={({ currentTarget }) => setAbierta(currentTarget.open)}>
      <summary className={classes.resumen}>
        <Text as="span" size="xs" muted>
          Ver como tabla
        </Text>
      </summary>
      {abierta && (
        <Box roomAbove="md">
          <DataTable
            label="Saldo por día"
            narrow="stack"
            frame={{ height: '20rem', label: 'Saldo de cada día' }}
            columns={amountColumns('Día', ['Debe (Q)', 'Haber (Q)', 'Saldo (Q)'])}
            rows={filas}
            rowKey={({ key }) => key}
          />
        </Box>
      )}
    </details>
  );
}

/** Shows or folds the chart over the movements, and so it stays. */
export function VerGrafica() {
  const { graficas } = useHabits();
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<ChartBarIcon width={16} height={16} aria-hidden="true" />}
      aria-pressed={graficas}
      onClick={() => saveHabit({ graficas: !graficas })}
    >
      Gráfica
    </Button>
  );
}
