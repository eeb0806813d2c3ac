// Before a month is closed: each agencia in which it is still open, with its gates as they are now. Those that can be
// closed are chosen, and closed with one order; the others say what keeps them.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { type MesPorCerrar, verCierresDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { cerrarPeriodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { impedimentosDe } from '@cuadra/core/cierre';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Rechazo, refrescarCierres } from '../accion.tsx';
import { useAtribuciones } from '../atribuciones.ts';
import classes from '../cierre.module.css';
import { estadoDe } from '../compuertas-visibles.ts';
import { MarcaDeCompuerta } from '../marcas.tsx';
import { type ClaveDeMes, mesConAnio } from '../meses.ts';
import { useNombresDeAgencia } from '../use-nombres-de-agencia.ts';

interface CerrarProps {
  readonly clave: ClaveDeMes;
  readonly onClose: () => void;
}

export function Cerrar({ clave, onClose }: CerrarProps) {
  const { agencia: _, ...params } = clave;
  const cierres = useQuery({ ...queryOf(verCierresDelMes, { params }), staleTime: 0 });
  const eleccion = useEleccion(clave, cierres.data ?? []);
  const { porCerrar, elegidas } = eleccion;
  const [fallo, setFallo] = useState<unknown>();
  const order = useOrder(cerrarPeriodo, {
    initial: {},
    params,
    body: () => ({ agencias: [...elegidas] }),
    take: (rechazo) => {
      setFallo(rechazo);
      return true;
    },
    refresh: refrescarCierres,
    done: () => `${mesConAnio(clave)} quedó cerrado${enCuantas(elegidas.length, porCerrar.length)}.`,
  });
  return (
    <OrderDialog
      title={`Cerrar ${mesConAnio(clave).toLowerCase()}`}
      width={640}
      order={order}
      submit={elegidas.length > 1 ? `Cerrar mes en ${elegidas.length} agencias` : 'Cerrar mes'}
      disabled={elegidas.length === 0}
      note="Desde ese momento no se contabiliza nada con fecha de ese mes en lo elegido."
      onClose={onClose}
    >
      {fallo !== undefined && (
        <FormNotice tone="error" text={<Rechazo error={fallo} titulo="No se cerró el mes" />} />
      )}
      <Loaded query={cierres} rows={6} height={40} label="Revisando las compuertas">
        {() => <Agencias {...eleccion} />}
      </Loaded>
    </OrderDialog>
  );
}

function Agencias({ porCerrar, cerrables, elegidas, elegir }: ReturnType<typeof useEleccion>) {
  return (
    <>
      {cerrables.length > 1 && (
        <Checkbox
          label={`Las ${cerrables.length} que pueden cerrarse`}
          checked={elegidas.length === cerrables.length}
          indeterminate={elegidas.length > 0 && elegidas.length < cerrables.length}
          onChange={({ currentTarget }) => elegir(currentTarget.checked ? cerrables : [])}
        />
      )}
      <Stack as="ul" surface="box" line="between" aria-label="Agencias">
        {porCerrar.map((uno) => (
          <Agencia
            key={uno.periodo.agencia}
            mes={uno}
            elegida={elegidas.includes(uno.periodo.agencia)}
            onCambio={(elegida) => elegir(conOSin(elegidas, uno.periodo.agencia, elegida))}
          />
        ))}
      </Stack>
    </>
  );
}

/** At first, the agencia that is on screen, if it can be closed. */
function useEleccion({ agencia: primera }: ClaveDeMes, cierres: readonly MesPorCerrar[]) {
  const { yo: quien } = useAtribuciones();
  const [marcadas, elegir] = useState<readonly string[]>([primera]);
  const porCerrar = cierres
    .filter(({ periodo }) => periodo.estado !== 'cerrado')
    .map((uno) => ({ ...uno, impide: loQueImpide(uno, quien) }));
  const cerrables = porCerrar
    .filter(({ impide }) => impide.length === 0)
    .map(({ periodo }) => periodo.agencia);
  const elegidas = marcadas.filter((agencia) => cerrables.includes(agencia));
  return { porCerrar, cerrables, elegidas, elegir };
}

type PorCerrar = MesPorCerrar & { readonly impide: readonly string[] };

/** What the server would answer, said before it is asked. */
function loQueImpide({ impideCerrar, compuertas, exigeFirmas }: MesPorCerrar, quien: string): string[] {
  const orden = impideCerrar === null ? [] : [impideCerrar];
  return [...orden, ...impedimentosDe(compuertas, { quien, exigeFirmas }).map(({ motivo }) => motivo)];
}

const conOSin = (antes: readonly string[], agencia: string, elegida: boolean): readonly string[] =>
  elegida ? [...antes, agencia] : antes.filter((una) => una !== agencia);

function enCuantas(elegidas: number, abiertas: number): string {
  if (abiertas === 1) return '';
  return elegidas === 1 ? ' en una agencia' : ` en ${elegidas} agencias`;
}

interface AgenciaProps {
  readonly mes: PorCerrar;
  readonly elegida: boolean;
  readonly onCambio: (elegida: boolean) => void;
}

function Agencia({ mes: { periodo, compuertas, impide }, elegida, onCambio }: AgenciaProps) {
  const nombre = useNombresDeAgencia()(periodo.agencia);
  return (
    <Stack as="li" gap="sm" pad="md lg">
      <Checkbox
        label={`${periodo.agencia} ${nombre}`}
        checked={elegida}
        disabled={impide.length > 0}
        onChange={({ currentTarget }) => onCambio(currentTarget.checked)}
      />
      <Row
        as="ul"
        gap="2xs lg"
        size="sm"
        muted
        className={classes.sangria}
        aria-label={`Compuertas de la agencia ${periodo.agencia}`}
      >
        {compuertas.map((compuerta) => (
          <Row as="li" key={compuerta.id} inline oneLine gap="xs">
            <MarcaDeCompuerta estado={estadoDe(compuerta)} />
            {compuerta.titulo}
          </Row>
        ))}
      </Row>
      {impide.length > 0 && (
        <Box as="ul" size="sm" tone="error" className={classes.sangria}>
          {impide.map((motivo) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </Box>
      )}
    </Stack>
  );
}
