// The sheet on which somebody counts a caja: pieces of each denomination, cheques, vales, and dollars beside. It adds up
// what is written and knows nothing of the books. Enter and ↓ go to the next denomination, ↑ to the one before.
//
//   <HojaDeConteo valor={contado} alCambiar={setContado} tasaDolar={tasa} />
//
// With `comparar` each denomination, once written, says whether it is what there was then.
import type { LoContado } from '@cuadra/contract/contabilidad/cajas/conteo';
import { totalPorMedio } from '@cuadra/core/cajas/arqueo';
import { type Conteo, denominaciones } from '@cuadra/core/cajas/denominaciones';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatearMonto } from '#ui/format/dinero.ts';
import { ChequesContados, ValesContados } from './documentos-contados.tsx';
import { DolaresContados } from './dolares-contados.tsx';
import { FilaDeDenominacion } from './fila-de-denominacion.tsx';
import classes from './hoja-de-conteo.module.css';
import { totalesDe } from './lo-contado.ts';

interface HojaDeConteoProps {
  readonly valor: LoContado;
  readonly alCambiar: (valor: LoContado) => void;
  /** Quetzales for a dollar, in parts per million. */
  readonly tasaDolar: number;
  readonly comparar?: Conteo | undefined;
  readonly deshabilitada?: boolean;
  /** Enter on the last field: what comes after counting. */
  readonly alFinal?: () => void;
}

export function HojaDeConteo(props: HojaDeConteoProps) {
  const { valor, alCambiar, tasaDolar, comparar, deshabilitada = false, alFinal } = props;
  const hoja = useRef<HTMLFieldSetElement>(null);
  // With a finger, a keyboard over half of the screen is not the first thing to see.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) hoja.current?.querySelector('input')?.focus();
  }, []);
  const alTeclear = (event: KeyboardEvent) => {
    const paso = pasoDe(event.key);
    if (paso === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!mover(hoja.current, event.target, paso) && event.key === 'Enter') alFinal?.();
  };
  return (
    <fieldset ref={hoja} className={classes.hoja} disabled={deshabilitada} onKeyDown={alTeclear}>
      <legend className={classes.oculto}>Hoja de conteo</legend>
      <div className={classes.partes}>
        {(['billete', 'moneda'] as const).map((clase) => (
          <Piezas key={clase} clase={clase} valor={valor} alCambiar={alCambiar} comparar={comparar} />
        ))}
      </div>
      <div className={classes.partes}>
        <ChequesContados
          cheques={valor.cheques}
          alCambiar={(cheques) => alCambiar({ ...valor, cheques: [...cheques] })}
        />
        <ValesContados
          vales={valor.vales}
          alCambiar={(vales) => alCambiar({ ...valor, vales: [...vales] })}
        />
      </div>
      <DolaresContados
        dolares={valor.dolares}
        tasaDolar={tasaDolar}
        alCambiar={(dolares) => alCambiar({ ...valor, dolares })}
      />
      <Totales valor={valor} />
    </fieldset>
  );
}

interface PiezasProps extends Pick<HojaDeConteoProps, 'valor' | 'alCambiar' | 'comparar'> {
  readonly clase: 'billete' | 'moneda';
}

function Piezas({ clase, valor, alCambiar, comparar }: PiezasProps) {
  const conFajos = clase === 'billete';
  return (
    <table className={classes.tabla} data-con-fajos={conFajos || undefined}>
      <caption>{conFajos ? 'Billetes' : 'Monedas'}</caption>
      <thead>
        <tr>
          <th scope="col">Denominación</th>
          {conFajos && <th scope="col">Fajos de 100</th>}
          <th scope="col">{conFajos ? 'Sueltos' : 'Sueltas'}</th>
          <th scope="col">{conFajos ? 'Deteriorados' : 'Deterioradas'}</th>
          <th scope="col" data-clase="monto">
            Valor (Q)
          </th>
        </tr>
      </thead>
      <tbody>
        {denominaciones
          .filter((una) => una.clase === clase)
          .map((denominacion) => (
            <FilaDeDenominacion
              key={denominacion.clave}
              denominacion={denominacion}
              conteo={valor.conteo}
              comparar={comparar}
              alCambiar={(conteo) => alCambiar({ ...valor, conteo })}
            />
          ))}
      </tbody>
    </table>
  );
}

function Totales({ valor }: Pick<HojaDeConteoProps, 'valor'>) {
  const totales = totalesDe(valor);
  return (
    <dl className={classes.totales} aria-label="Total contado">
      <div>
        <dt>Efectivo</dt>
        <dd>{formatearMonto(totales.efectivo)}</dd>
      </div>
      <div>
        <dt>Cheques</dt>
        <dd>{formatearMonto(totales.cheque)}</dd>
      </div>
      <div>
        <dt>Vales</dt>
        <dd>{formatearMonto(totales.vale)}</dd>
      </div>
      <div data-total>
        <dt>Total contado (Q)</dt>
        <dd aria-live="polite">{formatearMonto(totalPorMedio(totales))}</dd>
      </div>
    </dl>
  );
}

const pasoDe = (tecla: string): 1 | -1 | undefined => {
  if (tecla === 'Enter' || tecla === 'ArrowDown') return 1;
  return tecla === 'ArrowUp' ? -1 : undefined;
};

/** To the next field of the same column; from its end to the next part of the sheet. False: there is none. */
function mover(hoja: HTMLElement | null, desde: HTMLInputElement, paso: 1 | -1): boolean {
  const campos = [...(hoja?.querySelectorAll('input') ?? [])].filter(estaALaVista);
  const deSuColumna = unoPorFila(campos, desde.dataset.columna);
  const otro = deSuColumna[deSuColumna.indexOf(desde) + paso];
  otro?.focus();
  otro?.select();
  return otro !== undefined;
}

const estaALaVista = (campo: HTMLInputElement): boolean =>
  !campo.disabled && campo.closest('details:not([open])') === null;

/** A denomination has one field in each column; where it lacks this one (a coin has no bundles), the loose ones. */
function unoPorFila(campos: readonly HTMLInputElement[], columna: string | undefined): HTMLInputElement[] {
  if (columna === undefined) return [...campos];
  const filas = Map.groupBy(campos, (campo) => campo.closest('tr') ?? campo);
  return [...filas.values()].flatMap(
    (suyos) => suyos.find((campo) => campo.dataset.columna === columna) ?? suyos[0] ?? [],
  );
}
