// Says that a book or a statement may still change: some of its months is not closed in all the agencias.
import '@mantine/core/styles/Tooltip.layer.css';
import type { Preliminar } from '@cuadra/contract/contabilidad/periodos/preliminar';
import { mesEnPalabras } from '@cuadra/core/meses';
import { Tooltip } from '@mantine/core';
import classes from './marca-preliminar.module.css';

export function MarcaPreliminar({ preliminar }: { readonly preliminar: Preliminar | null }) {
  if (preliminar === null) return null;
  const porQue = sinCerrar(preliminar);
  return (
    <Tooltip label={porQue} multiline maw={320}>
      <abbr className={classes.marca} aria-label={`Preliminar. ${porQue}`}>
        Preliminar
      </abbr>
    </Tooltip>
  );
}

function sinCerrar({ meses, desde, hasta }: Preliminar): string {
  const mes = (cual: string) => mesEnPalabras(cual).toLowerCase();
  if (meses === 1)
    return `${mesEnPalabras(desde)} no está cerrado en todas las agencias: las cifras pueden cambiar.`;
  return `${meses} meses, de ${mes(desde)} a ${mes(hasta)}, no están cerrados en todas las agencias: las cifras pueden cambiar.`;
}
