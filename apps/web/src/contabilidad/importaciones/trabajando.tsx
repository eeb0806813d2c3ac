// How far the sheet has come: a bar for each stage, that runs without end while nobody can tell how much is left.
import type { AvanceDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { formatearEntero } from '#ui/format/dinero.ts';
import classes from './importar-partidas.module.css';

export function Trabajando({ avance }: { readonly avance: AvanceDeLote | undefined }) {
  const texto = decirAvance(avance);
  const porciento = porcientoDe(avance);
  return (
    <div className={classes.trabajando}>
      <span>{texto}</span>
      <progress
        className={classes.avance}
        aria-label={textoDeEtapa(avance)}
        max={100}
        // Without a value, it says that it goes on and not how far.
        {...(porciento === undefined ? {} : { value: porciento })}
      />
    </div>
  );
}

const etapas = {
  leer: 'Leyendo la hoja',
  revisar: 'Revisando las filas',
  contabilizar: 'Contabilizando las partidas',
} as const;

const textoDeEtapa = (avance: AvanceDeLote | undefined): string =>
  avance === undefined ? 'Enviando el archivo' : etapas[avance.etapa];

function decirAvance(avance: AvanceDeLote | undefined): string {
  if (avance === undefined || avance.total === 0) return `${textoDeEtapa(avance)}…`;
  const { hechas, total } = avance;
  return `${textoDeEtapa(avance)}: ${formatearEntero(hechas)} de ${formatearEntero(total)}`;
}

/** Undefined while nobody knows how much there is. */
function porcientoDe(avance: AvanceDeLote | undefined): number | undefined {
  return avance === undefined || avance.total === 0
    ? undefined
    : Math.floor((avance.hechas * 100) / avance.total);
}
