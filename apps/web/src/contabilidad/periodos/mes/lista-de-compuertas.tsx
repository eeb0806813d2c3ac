// The gates, one per row: how each stands, who answers for it and who signed it. Choosing one opens it at the side.
import type { CompuertaDelCierre } from '@cuadra/contract/contabilidad/periodos/cierre';
import { ChevronRightIcon } from '@heroicons/react/16/solid';
import { estadoDe } from '../compuertas-visibles.ts';
import { MarcaDeCompuerta } from '../marca-de-compuerta.tsx';
import { useBusqueda } from '../use-busqueda.ts';
import classes from './lista-de-compuertas.module.css';

interface ListaDeCompuertasProps {
  readonly compuertas: readonly CompuertaDelCierre[];
  readonly exigeFirmas: boolean;
}

export function ListaDeCompuertas({ compuertas, exigeFirmas }: ListaDeCompuertasProps) {
  const { busqueda, abrirCompuerta } = useBusqueda();
  return (
    <ul className={classes.lista} aria-label="Compuertas">
      {compuertas.map((compuerta) => (
        <li key={compuerta.id}>
          <button
            type="button"
            className={classes.fila}
            aria-expanded={busqueda.compuerta === compuerta.id}
            onClick={() => abrirCompuerta(compuerta.id)}
          >
            <MarcaDeCompuerta estado={estadoDe(compuerta)} />
            <span className={classes.textos}>
              <span className={classes.titulo}>{compuerta.titulo}</span>
              <span className={classes.motivo}>{motivoDe(compuerta)}</span>
            </span>
            <span className={classes.gente}>
              <span>{compuerta.responsable?.nombre ?? 'Sin responsable'}</span>
              <span data-falta={(exigeFirmas && compuerta.firma?.vigente !== true) || undefined}>
                {firmaDe(compuerta)}
              </span>
            </span>
            <ChevronRightIcon width={16} height={16} className={classes.flecha} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function motivoDe(compuerta: CompuertaDelCierre): string {
  const { excepcion, motivo } = compuerta;
  return estadoDe(compuerta) === 'excepcion' && excepcion !== null
    ? `${motivo} Se deja pasar: ${excepcion.motivo}`
    : motivo;
}

function firmaDe({ firma }: CompuertaDelCierre): string {
  if (firma === null) return 'Sin firmar';
  return firma.vigente ? `Firmó ${firma.por.nombre}` : 'Cambió después de la firma';
}
