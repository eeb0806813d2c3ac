// How far a run that works by itself has come. Leaving the page stops nothing.
import '@mantine/core/styles/Progress.layer.css';
import type { CorridaEnLista } from '@cuadra/contract/ahorros/corridas';
import { type EstadoDeCorrida, nombresDeEstadoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { Progress } from '@mantine/core';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

type EnMarcha = Pick<CorridaEnLista, 'nombre' | 'estado' | 'hechas' | 'tandas'>;

const ESTADOS_EN_MARCHA: readonly EstadoDeCorrida[] = ['calculando', 'aplicando', 'revirtiendo'];

export const estaEnMarcha = ({ estado }: Pick<EnMarcha, 'estado'>): boolean =>
  ESTADOS_EN_MARCHA.includes(estado);

/** Live events bring each step; this is for when they do not arrive. */
const SONDEO_MS = 5_000;

export const preguntarMientrasAvanza = (corridas: readonly Pick<EnMarcha, 'estado'>[]): number | false =>
  corridas.some(estaEnMarcha) ? SONDEO_MS : false;

export function Avance({ corrida }: { readonly corrida: EnMarcha }) {
  const { nombre, estado, hechas, tandas } = corrida;
  const porCiento = tandas === 0 ? 0 : Math.floor((hechas / tandas) * 100);
  const texto =
    tandas === 0
      ? 'Se prepara'
      : `${formatearEntero(hechas)} de ${tandas === 1 ? 'una tanda' : `${formatearEntero(tandas)} tandas`} (${porCiento} %)`;
  return (
    <Grid columns="minmax(6rem, 1fr) max-content" oneBelow="sm" align="center" gap="xs lg">
      <Progress.Root size="md">
        <Progress.Section
          value={porCiento}
          animated={estaEnMarcha(corrida)}
          // Mantine would say the percentage alone.
          withAria={false}
          role="progressbar"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={porCiento}
          aria-label={`${nombresDeEstadoDeCorrida[estado]} ${nombre}`}
          aria-valuetext={texto}
        />
      </Progress.Root>
      <Text as="span" size="xs" muted figures unbroken>
        {texto}
      </Text>
    </Grid>
  );
}
