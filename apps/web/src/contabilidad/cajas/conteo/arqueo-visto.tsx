// A count that was kept, for reading: each medium against the books, what was found of each denomination, cheques, vales
// and, beside, dollars.
//
//   <ArqueoVisto arqueo={arqueo} />
import type { Arqueo } from '@cuadra/contract/contabilidad/cajas/conteo';
import {
  diferenciaPorMedio,
  mediosDeCaja,
  nombresDeMedioDeCaja,
  totalPorMedio,
} from '@cuadra/core/cajas/arqueo';
import {
  denominaciones,
  dolares,
  enQuetzales,
  piezasDe,
  valorDeConteo,
  valorDeDolares,
} from '@cuadra/core/cajas/denominaciones';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { formatearEntero, formatearMonto, formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import classes from './arqueo-visto.module.css';
import { decirTasa } from './decir-tasa.ts';

export function ArqueoVisto({ arqueo }: { readonly arqueo: Arqueo }) {
  return (
    <div className={classes.arqueo}>
      <Medios arqueo={arqueo} />
      <Denominaciones arqueo={arqueo} />
      <Documentos arqueo={arqueo} />
      <Dolares arqueo={arqueo} />
    </div>
  );
}

interface Props {
  readonly arqueo: Arqueo;
}

/** What the books said is not told to whoever must not know it yet. */
function Medios({ arqueo: { contado, libro, total, diferencia } }: Props) {
  const porMedio = libro === null ? undefined : diferenciaPorMedio(contado, libro);
  const conAlgo = mediosDeCaja.filter(
    (medio) => medio === 'efectivo' || contado[medio] !== 0 || (libro?.[medio] ?? 0) !== 0,
  );
  const enLibros = libro === null ? undefined : totalPorMedio(libro);
  return (
    <table className={classes.tabla} aria-label="Contado por medio">
      <thead>
        <tr>
          <th scope="col">Medio</th>
          <th scope="col">Contado (Q)</th>
          {libro !== null && <th scope="col">Libro (Q)</th>}
          {libro !== null && <th scope="col">Diferencia (Q)</th>}
        </tr>
      </thead>
      <tbody>
        {conAlgo.map((medio) => (
          <tr key={medio}>
            <th scope="row">{nombresDeMedioDeCaja[medio]}</th>
            <td>{formatearMonto(contado[medio])}</td>
            {libro !== null && <td>{formatearMonto(libro[medio])}</td>}
            {porMedio !== undefined && <td>{formatearSaldo(porMedio[medio])}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatearMonto(total)}</td>
          {enLibros !== undefined && <td>{formatearMonto(enLibros)}</td>}
          {enLibros !== undefined && <td>{diferencia === null ? '' : formatearSaldo(diferencia)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}

function Denominaciones({ arqueo: { conteo } }: Props) {
  const contadas = denominaciones.filter(({ clave }) => piezasDe(conteo[clave]) > 0);
  if (contadas.length === 0) return <p className={classes.nada}>No se contó efectivo.</p>;
  return (
    <table className={classes.tabla} aria-label="Denominaciones contadas">
      <thead>
        <tr>
          <th scope="col">Denominación</th>
          <th scope="col">Fajos</th>
          <th scope="col">Sueltas</th>
          <th scope="col">Deterioradas</th>
          <th scope="col">Valor (Q)</th>
        </tr>
      </thead>
      <tbody>
        {contadas.map(({ clave, clase, nombre }) => {
          const piezas = conteo[clave];
          return (
            <tr key={clave}>
              <th scope="row">
                {nombre} {clase === 'moneda' && <small>moneda</small>}
              </th>
              <td>{cuantas(piezas?.fajos)}</td>
              <td>{cuantas(piezas?.sueltas)}</td>
              <td>{cuantas(piezas?.deterioradas)}</td>
              <td>{formatearMonto(valorDeConteo({ [clave]: piezas }))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const cuantas = (piezas = 0): string => (piezas === 0 ? '–' : formatearEntero(piezas));

function Documentos({ arqueo: { cheques, vales } }: Props) {
  const documentos = [
    ...cheques.map(({ banco, numero, monto }) => ({ texto: `Cheque ${numero}, ${banco}`, monto })),
    ...vales.map(({ concepto, monto }) => ({ texto: `Vale: ${concepto}`, monto })),
  ];
  if (documentos.length === 0) return null;
  // Two of them may say the same: they are told apart by their places, which do not change.
  const enSuLugar = documentos.map((documento, n) => ({ ...documento, lugar: String(n) }));
  return <ul className={classes.documentos}>{enSuLugar.map(renglon)}</ul>;
}

interface EnSuLugar {
  readonly lugar: string;
  readonly texto: string;
  readonly monto: Centavos;
}

const renglon = ({ lugar, texto, monto }: EnSuLugar) => (
  <li key={lugar}>
    <span>{texto}</span>
    <span className="cifras">{formatearMonto(monto)}</span>
  </li>
);

/** A memo: they are in no total. */
function Dolares({ arqueo: { dolares: contados, tasaDolar } }: Props) {
  const valor = valorDeDolares(contados);
  if (valor === 0) return null;
  const piezas = dolares
    .filter(({ clave }) => (contados[clave] ?? 0) > 0)
    .map(({ clave, nombre }) => `${contados[clave]} de ${nombre.replace(' ', '\u00a0')}`);
  return (
    <p className={classes.nada}>
      Dólares, fuera del total: US$&nbsp;{formatearMonto(centavos(valor))} ({piezas.join(', ')}), a{' '}
      {decirTasa(tasaDolar)} son {formatearQuetzales(enQuetzales(valor, tasaDolar))}.
    </p>
  );
}
