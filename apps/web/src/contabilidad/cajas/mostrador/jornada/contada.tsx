// Counted: what the books say beside what was found, what may have caused the difference, and closing it.
import { cerrarJornada, type Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { Codigo } from '@cuadra/contract/problema';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { refrescarSinEsperar } from '#contabilidad/cajas/consultas.ts';
import { TablaDeMovimientos } from '#contabilidad/cajas/movimientos/tabla-de-movimientos.tsx';
import { ApiError } from '#platform/api-error.ts';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { LongTextField } from '#ui/order/fields.tsx';
import { OrderForm } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Text, Title } from '#ui/text/text.tsx';
import classes from '../mostrador.module.css';
import { Causas, Cuadre, useSenalados } from './cuadre.tsx';

interface ContadaProps {
  readonly jornada: Jornada;
  readonly alRecontar: () => void;
}

export function Contada({ jornada, alRecontar }: ContadaProps) {
  const senalados = useSenalados(jornada);
  const resultado = useRef<HTMLElement>(null);
  // Whoever counted with the keyboard reads on from here: the sheet it was on is gone.
  useEffect(() => resultado.current?.focus({ preventScroll: true }), []);
  const veces = jornada.arqueos.filter(({ clase }) => clase === 'cierre').length;
  return (
    <Grid columns="minmax(37rem, 1fr) minmax(0, 1fr)" oneBelow="lg" gap="lg" align="start">
      <Stack
        as="section"
        ref={resultado}
        surface="card"
        gap="lg"
        pad="lg none"
        tabIndex={-1}
        aria-label="Lo contado"
      >
        <Title pad="none xl">Lo contado y los libros</Title>
        <Cuadre jornada={jornada} />
        {veces > 1 && (
          <Text muted lines="even" pad="none xl">
            Se contó {veces} veces; el primer conteo se conserva.
          </Text>
        )}
        <Causas jornada={jornada} />
        <Box pad="none xl" className={classes.altos}>
          <Cerrar jornada={jornada} alRecontar={alRecontar} />
        </Box>
      </Stack>
      <Stack as="section" surface="card" gap="lg" pad="lg none" aria-label="Movimientos de la jornada">
        <Title pad="none xl">Movimientos</Title>
        <TablaDeMovimientos jornada={jornada.id} senalados={senalados} />
      </Stack>
    </Grid>
  );
}

function Cerrar({ jornada, alRecontar }: ContadaProps) {
  const { id, version, descuadre } = jornada;
  const [laPideElServidor, setLaPideElServidor] = useState(false);
  const hayDiferencia = laPideElServidor || (descuadre ?? 0) !== 0;
  const order = useOrder(cerrarJornada, {
    params: { id },
    version,
    initial: { explicacion: '' },
    schema: hayDiferencia ? explicada : sinExplicar,
    body: ({ explicacion }) => ({ explicacion: explicacion === '' ? null : explicacion }),
    // It is told all the same.
    take: (refusal) => {
      if (refusal instanceof ApiError && refusal.codigo === ('DIFERENCIA_SIN_EXPLICAR' satisfies Codigo))
        setLaPideElServidor(true);
      return false;
    },
    refresh: refrescarSinEsperar,
    done: 'Jornada cerrada.',
  });
  return (
    <OrderForm
      order={order}
      submit="Cerrar la jornada"
      actions={
        <Button variant="default" onClick={alRecontar}>
          Contar otra vez
        </Button>
      }
    >
      {hayDiferencia && <LongTextField name="explicacion" label="Explique la diferencia" />}
    </OrderForm>
  );
}

const sinExplicar = z.object({ explicacion: z.string().trim() });
const explicada = z.object({ explicacion: z.string().trim().min(1, 'Escriba por qué.') });
