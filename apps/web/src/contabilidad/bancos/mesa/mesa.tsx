// The desk: what the bank says and what the books say, side by side, until nothing is left to explain.
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import type { Style } from '#ui/look/look.ts';
import { useTopMargin } from '#ui/tables/top-margin.ts';
import { consultas } from '../consultas.ts';
import type { VistaDeCuentaProps } from '../meses.ts';
import { AccionesDeEleccion } from './acciones-de-eleccion.tsx';
import { Barra } from './barra/barra.tsx';
import { Columnas } from './columnas.tsx';
import { Dialogos } from './dialogos/dialogos.tsx';
import classes from './mesa.module.css';
import { useMesa } from './use-mesa.ts';

export function Mesa(props: VistaDeCuentaProps) {
  const { cuenta, anio, mes } = props;
  const mesa = useQuery(consultas.mesa(cuenta.id, { anio, mes }));
  return (
    <Loaded query={mesa} rows={16} label="Cargando la mesa">
      {(datos) => <MesaDelMes {...props} datos={datos} />}
    </Loaded>
  );
}

function MesaDelMes(props: Parameters<typeof useMesa>[0]) {
  const { cuenta } = props;
  const mesa = useMesa(props);
  const marco = useRef<HTMLElement>(null);
  const arriba = useTopMargin(marco);
  const { eleccion, ordenes, posibles, sugerencia, puede, ejecutar } = mesa;
  return (
    <Stack ref={marco} surface="card" clip className={classes.mesa} style={bajo(arriba)}>
      <Barra cuenta={cuenta} mesa={mesa} />
      <Columnas mesa={mesa} />
      <AccionesDeEleccion
        eleccion={eleccion.eleccion}
        posibles={posibles}
        sugerencia={sugerencia}
        puede={puede}
        ocupado={ordenes.ocupado}
        hayHechos={ordenes.hayHechos}
        aviso={ordenes.aviso}
        onOrden={(orden) => void ejecutar(orden)}
        onLimpiar={eleccion.limpiar}
      />
      <Suspense>
        <Dialogos cuenta={cuenta} mesa={mesa} />
      </Suspense>
    </Stack>
  );
}

/** As the stylesheet knows it. */
const bajo = (arriba: number): Style => ({ '--arriba': `${arriba}px` });
