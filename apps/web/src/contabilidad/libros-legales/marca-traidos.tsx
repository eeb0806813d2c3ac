// Says that the books of a year were kept in another system and brought here.
import '@mantine/core/styles/Tooltip.layer.css';
import type { Traidos } from '@cuadra/contract/contabilidad/periodos/preliminar';
import { librosTraidos } from '@cuadra/core/cierre';
import { Tooltip } from '@mantine/core';
import classes from './marca-preliminar.module.css';

export function MarcaTraidos({ traidos }: { readonly traidos: Traidos | null }) {
  if (traidos === null) return null;
  const porQue = `${librosTraidos(traidos)} llevados en otro sistema y traídos a este.`;
  return (
    <Tooltip label={porQue} multiline maw={320}>
      <abbr className={classes.traida} aria-label={`Traído de antes. ${porQue}`}>
        Traído de antes
      </abbr>
    </Tooltip>
  );
}
