// Before a month is closed: each agencia in which it is still open, with its gates as they are now. Those that can be
// closed are chosen, and closed with one order; the others say what keeps them.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { type MesPorCerrar, verCierresDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { cerrarPeriodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { impedimentosDe } from '@cuadra/core/cierre';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { useAtribuciones } from '../atribuciones.ts';
import { estadoDe } from '../compuertas-visibles.ts';
import { MarcaDeCompuerta } from '../marca-de-compuerta.tsx';
import { type ClaveDeMes, mesConAnio } from '../meses.ts';
import { useAccion } from '../use-accion.ts';
import { useNombresDeAgencia } from '../use-nombres-de-agencia.ts';
import classes from './cerrar.module.css';
import { Rechazo } from './rechazo.tsx';

interface CerrarProps {
  readonly clave: ClaveDeMes;
  readonly onClose: () => void;
}

export function Cerrar({ clave, onClose }: CerrarProps) {
  const { agencia: _, ...params } = clave;
  const cierres = useQuery({ ...queryOf(verCierresDelMes, { params }), staleTime: 0 });
  return (
    <FormDialog titulo={`Cerrar ${mesConAnio(clave).toLowerCase()}`} ancho={640} onClose={onClose}>
      {cierres.isPending && <SkeletonRows filas={6} alto={40} etiqueta="Revisando las compuertas" />}
      {cierres.isError && cierres.data === undefined && (
        <ErrorState error={cierres.error} reintentar={cierres.refetch} />
      )}
      {cierres.data !== undefined && <Eleccion clave={clave} cierres={cierres.data} onClose={onClose} />}
    </FormDialog>
  );
}

interface EleccionProps extends CerrarProps {
  readonly cierres: readonly MesPorCerrar[];
}

function Eleccion({ clave, cierres, onClose }: EleccionProps) {
  const { porCerrar, cerrables, elegidas, elegir } = useEleccion(clave, cierres);
  const { hacer, ocupado, fallo } = useAccion();
  const { anio, mes } = clave;
  const cerrar = async () => {
    const body = { agencias: [...elegidas] };
    if (!(await hacer(() => call(cerrarPeriodo, { params: { anio, mes }, body })))) return;
    void notify(`${mesConAnio(clave)} quedó cerrado${enCuantas(elegidas.length, porCerrar.length)}.`);
    onClose();
  };
  return (
    <>
      <div className={classes.contenido}>
        {fallo !== undefined && <FormNotice tono="error" texto={<Rechazo error={fallo} />} />}
        {cerrables.length > 1 && (
          <Checkbox
            label={`Las ${cerrables.length} que pueden cerrarse`}
            checked={elegidas.length === cerrables.length}
            indeterminate={elegidas.length > 0 && elegidas.length < cerrables.length}
            onChange={({ currentTarget }) => elegir(currentTarget.checked ? cerrables : [])}
          />
        )}
        <ul className={classes.agencias} aria-label="Agencias">
          {porCerrar.map((uno) => (
            <Agencia
              key={uno.periodo.agencia}
              mes={uno}
              elegida={elegidas.includes(uno.periodo.agencia)}
              onCambio={(elegida) => elegir(conOSin(elegidas, uno.periodo.agencia, elegida))}
            />
          ))}
        </ul>
      </div>
      <FormDialogFooter
        nota="Desde ese momento no se contabiliza nada con fecha de ese mes en lo elegido."
        onCancelar={onClose}
      >
        <Button
          disabled={elegidas.length === 0}
          loading={ocupado}
          onClick={() => void cerrar()}
          data-autofocus
        >
          {elegidas.length > 1 ? `Cerrar mes en ${elegidas.length} agencias` : 'Cerrar mes'}
        </Button>
      </FormDialogFooter>
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
    <li className={classes.agencia}>
      <Checkbox
        label={`${periodo.agencia} ${nombre}`}
        checked={elegida}
        disabled={impide.length > 0}
        onChange={({ currentTarget }) => onCambio(currentTarget.checked)}
      />
      <ul className={classes.compuertas} aria-label={`Compuertas de la agencia ${periodo.agencia}`}>
        {compuertas.map((compuerta) => (
          <li key={compuerta.id}>
            <MarcaDeCompuerta estado={estadoDe(compuerta)} />
            {compuerta.titulo}
          </li>
        ))}
      </ul>
      {impide.length > 0 && (
        <ul className={classes.impide}>
          {impide.map((motivo) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
