// Where what the sheet brings goes: the books, before another person, or among the drafts.
import '@mantine/core/styles/Input.layer.css';
import { type DestinoDeLote, destinosDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { SelectField } from '#ui/fields/select-field.tsx';
import classes from './importar-partidas.module.css';
import { nombresDeDestino, sentidosDeDestino } from './nombres.ts';

interface DestinoProps {
  readonly destino: DestinoDeLote;
  readonly onCambio: (destino: DestinoDeLote) => void;
}

export function Destino({ destino, onCambio }: DestinoProps) {
  return (
    <div className={classes.destino}>
      <SelectField
        etiqueta="Qué hacer con ellas"
        valor={destino}
        opciones={destinosDeLote.map((uno) => [uno, nombresDeDestino[uno]])}
        onCambio={(elegido) => onCambio(destinosDeLote.find((uno) => uno === elegido) ?? destino)}
      />
      <p>{sentidosDeDestino[destino]}</p>
    </div>
  );
}
