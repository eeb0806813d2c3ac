// Says until when the figures know the books, when they were read where what came last is not there yet.
import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import { formatInstantSeconds } from '#ui/format/date.ts';
import classes from './marca-preliminar.module.css';

const POR_QUE = 'Lo contabilizado después todavía no está en estas cifras. Vuelva a consultar en un momento.';

export function MarcaDatosAl({ datosAl }: { readonly datosAl: string | undefined }) {
  if (datosAl === undefined) return null;
  const texto = `Datos al ${formatInstantSeconds(datosAl)}`;
  return (
    <Tooltip label={POR_QUE} multiline maw={320}>
      <abbr className={classes.marca} aria-label={`${texto}. ${POR_QUE}`}>
        {texto}
      </abbr>
    </Tooltip>
  );
}
