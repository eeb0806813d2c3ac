// The desk of the simulator: what happens in the account, by what it would earn, and what comes out of both.

import type { ParametroDeIsr } from '@cuadra/contract/ahorros/isr';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { CamposDeCaso } from './campos-de-caso.tsx';
import { CamposDeReglas, CamposDeTasas } from './campos-de-reglas.tsx';
import { condicionesDe, type Propuesta, propuestaDe, propuestaEnBlanco } from './condiciones.ts';
import { consultas } from './consultas.ts';
import { type Caso, type Condiciones, reparosDe, simular } from './escenario.ts';
import { Resultado } from './resultado.tsx';

interface MesaDeSimulacionProps {
  /** Absent: there is nothing to compare with. */
  readonly vigentes: Condiciones | undefined;
  readonly caso: Caso;
}

export function MesaDeSimulacion({ vigentes, caso: delOrigen }: MesaDeSimulacionProps) {
  const [caso, setCaso] = useState(delOrigen);
  const [inicial] = useState(() => inicialDe(vigentes, delOrigen));
  const [propuesta, setPropuesta] = useState(inicial);
  const { data } = useQuery(consultas.isr());
  const isr = useMemo(() => isrDel(data?.parametros ?? [], caso.ultimoDia), [data, caso.ultimoDia]);
  const condiciones = useMemo(
    () => conLoIntacto(propuesta, inicial, vigentes),
    [propuesta, inicial, vigentes],
  );
  const propuesto = useMemo(() => simular(caso, condiciones, isr), [caso, condiciones, isr]);
  const actual = useMemo(
    () => (vigentes === undefined ? undefined : simular(caso, vigentes, isr)),
    [caso, vigentes, isr],
  );
  const reparos = reparosDe(condiciones);
  return (
    <Grid columns="minmax(24rem, 32rem) minmax(0, 1fr)" oneBelow="lg" gap="lg" align="start">
      <Stack gap="lg">
        <Section card title="Qué pasa en la cuenta">
          <CamposDeCaso caso={caso} onCambio={setCaso} />
        </Section>
        <Section
          card
          title="Reglas que se prueban"
          actions={
            vigentes !== undefined && (
              <Button variant="default" size="compact-sm" onClick={() => setPropuesta(inicial)}>
                Volver a las vigentes
              </Button>
            )
          }
        >
          <Stack gap="lg" pad="lg xl">
            <CamposDeTasas propuesta={propuesta} onCambio={setPropuesta} reparos={reparos} />
            <CamposDeReglas
              reglas={propuesta.reglas}
              onCambio={(reglas) => setPropuesta({ ...propuesta, reglas })}
              reparos={reparos}
            />
          </Stack>
        </Section>
      </Stack>
      <Stack gap="lg">
        {propuesto === undefined ? (
          <FormNotice tone="aviso" text="Corrija lo señalado para ver el resultado." />
        ) : (
          <Resultado caso={caso} propuesto={propuesto} actual={actual} />
        )}
      </Stack>
    </Grid>
  );
}

const inicialDe = (vigentes: Condiciones | undefined, { ultimoDia, plazoDias }: Caso): Propuesta =>
  vigentes === undefined ? propuestaEnBlanco : propuestaDe(vigentes, ultimoDia, plazoDias);

/** Rates that nobody touched are those of the product on each day; the ones that are tried hold on all of them. */
function conLoIntacto(
  propuesta: Propuesta,
  inicial: Propuesta,
  vigentes: Condiciones | undefined,
): Condiciones {
  const intactas = propuesta.tramos === inicial.tramos && propuesta.modo === inicial.modo;
  return vigentes !== undefined && intactas
    ? { ...vigentes, reglas: propuesta.reglas }
    : condicionesDe(propuesta);
}

/** What is withheld on the last of the days; null while nothing is published. */
function isrDel(parametros: readonly ParametroDeIsr[], dia: string) {
  const [suyo] = parametros
    .filter(({ estado, desde }) => estado === 'publicada' && desde <= dia)
    .sort((uno, otro) => (uno.desde < otro.desde ? 1 : -1));
  return suyo === undefined ? null : { ppm: suyo.ppm, minimo: suyo.minimo };
}
