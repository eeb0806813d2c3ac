// What one side shows: which of its rows, of which sign, in which order, and those that are looked for.
import { Button } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';
import {
  BUSQUEDA_MAX,
  type DireccionDeBancos,
  type EstadoDeLado,
  estadosDeLado,
  type SignoDeLado,
  signosDeLado,
} from '#contabilidad/bancos/direccion.ts';
import { useDireccion } from '#contabilidad/bancos/enlaces.ts';
import { usePermission } from '#platform/current-session.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import type { FiltroDeLado } from '../datos/filtrar.ts';
import type { Lado } from '../datos/renglon.ts';
import classes from '../mesa.module.css';

interface FiltrosProps {
  readonly lado: Lado;
  readonly filtro: FiltroDeLado;
  /** How many rows are shown. */
  readonly cuantos: number;
  /** From the search on to the rows. */
  readonly onSalir: () => void;
  readonly ref: Ref<HTMLElement>;
}

const ESTADOS: Readonly<Record<EstadoDeLado, string>> = {
  sugeridas: 'Sugeridas',
  cruzadas: 'Cruzadas',
  explicadas: 'Explicadas',
  todas: 'Todas',
};
const SIGNOS: Readonly<Record<SignoDeLado, string>> = { entradas: 'Entradas', salidas: 'Salidas' };

const SALIDAS = ['Enter', 'ArrowDown', 'Escape'];

const NOMBRES: Readonly<Record<Lado, string>> = { banco: 'Banco', libros: 'Libros' };
const DE_QUE: Readonly<Record<Lado, string>> = { banco: 'del banco', libros: 'de los libros' };

export function Filtros({ lado, filtro, cuantos, onSalir, ref }: FiltrosProps) {
  const cambiar = useCambiarFiltro(lado, filtro);
  const deQue = DE_QUE[lado];
  const alTeclear = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || !SALIDAS.includes(event.key)) return;
    event.preventDefault();
    onSalir();
  };
  return (
    <Row
      as="search"
      oneLine
      gap="sm"
      ref={ref}
      className={classes.campos}
      aria-label={`Filtros ${deQue}`}
      onKeyDown={alTeclear}
    >
      <Title rigid hideBelow="sm">
        {NOMBRES[lado]}{' '}
        <Text as="span" size="xs" muted weight="medium" figures>
          {formatearEntero(cuantos)}
        </Text>
      </Title>
      <Box basis="8.5rem" shrinks>
        <SelectField
          inBar
          label={`Cuáles ${deQue}`}
          all="Pendientes"
          value={filtro.estado}
          options={estadosDeLado.map((uno) => [uno, ESTADOS[uno]] as const)}
          onChange={(dicho) => cambiar({ estado: estadosDeLado.find((uno) => uno === dicho) })}
        />
      </Box>
      <Box basis="8.5rem" shrinks>
        <SelectField
          inBar
          label={`Entradas o salidas ${deQue}`}
          all="Ambos signos"
          value={filtro.signo}
          options={signosDeLado.map((uno) => [uno, SIGNOS[uno]] as const)}
          onChange={(dicho) => cambiar({ signo: signosDeLado.find((uno) => uno === dicho) })}
        />
      </Box>
      <Box grow basis="8rem">
        <SearchBox
          label={`Buscar ${deQue}`}
          hint="Texto, documento o monto"
          value={filtro.q ?? ''}
          onChange={(q) => cambiar({ q: q.trim() === '' ? undefined : q.slice(0, BUSQUEDA_MAX) })}
        />
      </Box>
    </Row>
  );
}

interface VacioProps {
  readonly lado: Lado;
  /** Some that are not shown. */
  readonly hay: boolean;
  readonly filtro: FiltroDeLado;
}

/** A side with nothing to show: because there is nothing, because nothing is left, or because of its filters. */
export function Vacio({ lado, hay, filtro }: VacioProps) {
  const cambiar = useCambiarFiltro(lado, filtro);
  const filtrado = filtro.estado !== undefined || filtro.signo !== undefined || filtro.q !== undefined;
  const limpiar = () => cambiar({ estado: undefined, signo: undefined, q: undefined });
  return (
    <Stack align="center" gap="lg" pad="2xl xl" size="sm" muted textAlign="center" className={classes.vacio}>
      <Text>{texto(lado, hay, filtrado)}</Text>
      {hay && filtrado && (
        <Button size="compact-sm" variant="default" onClick={limpiar}>
          Limpiar filtros
        </Button>
      )}
      {!hay && lado === 'banco' && <Importar />}
    </Stack>
  );
}

function texto(lado: Lado, hay: boolean, filtrado: boolean): string {
  if (hay) return filtrado ? 'Ninguna coincide con los filtros.' : 'Nada pendiente de este lado.';
  return lado === 'banco'
    ? 'El banco no dice nada de este mes: falta importar su estado de cuenta.'
    : 'Los libros no tienen movimientos de esta cuenta en el mes.';
}

function Importar() {
  const { push } = useDireccion();
  if (!usePermission('bancos:conciliar')) return null;
  return (
    <Button size="compact-sm" onClick={() => push({ vista: 'estados' })}>
      Ir a los estados de cuenta
    </Button>
  );
}

/** Changes what one side of the desk shows, in the address. */
export function useCambiarFiltro(lado: Lado, filtro: FiltroDeLado) {
  const { replace } = useDireccion();
  return (cambio: FiltroDeLado) => replace(enDireccion(lado, { ...filtro, ...cambio }));
}

const enDireccion = (lado: Lado, { estado, signo, orden, q }: FiltroDeLado): Partial<DireccionDeBancos> =>
  lado === 'banco'
    ? { banco: estado, bancoSigno: signo, bancoOrden: orden, bancoQ: q }
    : { libros: estado, librosSigno: signo, librosOrden: orden, librosQ: q };
