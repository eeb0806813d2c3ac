// One figure: its name, how much it is, its thirteen months, and what it is compared with. While a month of the line is
// looked at, it is that month's that is said.
import type { PuntoDeIndicador } from '@cuadra/contract/contabilidad/indicadores';
import type { Centavos } from '@cuadra/core/dinero';
import { mesEnPalabras } from '@cuadra/core/meses';
import { type ReactNode, useState } from 'react';
import { Sparkline } from '#ui/desk/sparkline.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import classes from './cifras.module.css';

interface CifraProps {
  readonly titulo: string;
  readonly valor: Centavos;
  /** How much it is, one click from what it is made of. */
  readonly cifra: ReactNode;
  readonly linea: readonly PuntoDeIndicador[];
  readonly children: ReactNode;
}

export function Cifra({ titulo, valor, cifra, linea, children }: CifraProps) {
  const [mirado, setMirado] = useState<number>();
  const puntos = linea.map(({ mes, valor: suyo }) => ({
    valor: suyo,
    texto: `${mesEnPalabras(mes)}: ${formatearQuetzales(suyo)}`,
  }));
  const leido = mirado === undefined ? undefined : puntos[mirado]?.texto;
  return (
    <div className={classes.cifra}>
      <h3 className={classes.titulo}>{titulo}</h3>
      <p className={classes.valor} data-negativo={valor < 0 || undefined}>
        {cifra}
      </p>
      <Sparkline nombre={titulo} puntos={puntos} onMirado={setMirado} />
      <p className={classes.pie}>{leido ?? children}</p>
    </div>
  );
}
