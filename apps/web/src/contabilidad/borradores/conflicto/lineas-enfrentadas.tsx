// The lines of the two versions, one facing the other; those that are equal are only counted.
import { formatearMonto } from '#ui/format/dinero.ts';
import type { LineaDeContenido } from '../borrador/contenido.ts';
import { contarLineas } from '../nombres.ts';
import { esIgual, type ParDeLineas } from './comparar.ts';
import classes from './conflicto.module.css';

interface LineasEnfrentadasProps {
  readonly pares: readonly ParDeLineas[];
  readonly nombreDeCuenta: (idCuenta: string) => string | undefined;
}

/** Beyond these nobody compares by eye. */
const DISTINTAS_MAX = 200;

export function LineasEnfrentadas({ pares, nombreDeCuenta }: LineasEnfrentadasProps) {
  const iguales = pares.filter(esIgual).length;
  const distintas = pares
    .map((par, indice) => ({ par, numero: indice + 1 }))
    .filter(({ par }) => !esIgual(par));
  const sobran = distintas.length - DISTINTAS_MAX;
  return (
    <>
      {distintas.slice(0, DISTINTAS_MAX).map(({ par, numero }) => (
        <tr key={numero} data-distinta>
          <th scope="row">Línea {numero}</th>
          <td>
            <LineaDeUnLado linea={par.mia} campos={par.campos} nombreDeCuenta={nombreDeCuenta} />
          </td>
          <td>
            <LineaDeUnLado linea={par.suya} campos={par.campos} nombreDeCuenta={nombreDeCuenta} />
          </td>
        </tr>
      ))}
      {(iguales > 0 || sobran > 0) && (
        <tr>
          <th scope="row">Además</th>
          <td colSpan={2}>
            {sobran > 0 && `${contarLineas(sobran)} distintas más y `}
            {contarLineas(iguales)} {iguales === 1 ? 'igual' : 'iguales'} en las dos
          </td>
        </tr>
      )}
    </>
  );
}

interface LineaDeUnLadoProps {
  readonly linea: LineaDeContenido | undefined;
  readonly campos: readonly (keyof LineaDeContenido)[];
  readonly nombreDeCuenta: (idCuenta: string) => string | undefined;
}

function LineaDeUnLado({ linea, campos, nombreDeCuenta }: LineaDeUnLadoProps) {
  if (linea === undefined) return <span className={classes.ausente}>No está</span>;
  const { idCuenta, debe, haber, concepto, documento } = linea;
  const marca = (...suyos: (keyof LineaDeContenido)[]) =>
    suyos.some((campo) => campos.includes(campo)) || undefined;
  return (
    <div className={classes.linea}>
      <span data-cambio={marca('idCuenta')}>
        {idCuenta === '' ? 'Sin cuenta' : `${idCuenta} ${nombreDeCuenta(idCuenta) ?? ''}`}
      </span>
      <span className="cifras" data-cambio={marca('debe', 'haber')}>
        {haber === 0 ? `Debe ${formatearMonto(debe)}` : `Haber ${formatearMonto(haber)}`}
      </span>
      {(concepto || marca('concepto')) && (
        <span className={classes.detalle} data-cambio={marca('concepto')}>
          {concepto || 'Sin concepto propio'}
        </span>
      )}
      {(documento || marca('documento')) && (
        <span className={classes.detalle} data-cambio={marca('documento')}>
          Documento: {documento || '–'}
        </span>
      )}
    </div>
  );
}
