// One figure: its name, how much it is, its thirteen months, and what it is compared with. While a month of the line is
// looked at, it is that month's that is said.
import type { PuntoDeIndicador } from '@cuadra/contract/contabilidad/indicadores';
import type { Centavos } from '@cuadra/core/dinero';
import { mesEnPalabras } from '@cuadra/core/meses';
import { type ReactNode, useState } from 'react';
import { Sparkline } from '../../ui/desk/sparkline.tsx';
import { formatearQuetzales } from '../../ui/format/dinero.ts';
import { PlainLink } from '../../ui/page/plain-link.tsx';
import classes from './cifras.module.css';

interface CifraProps {
  readonly titulo: string;
  readonly valor: Centavos;
  /** Where the same figure is read with what it is made of. */
  readonly enlace: string | undefined;
  readonly linea: readonly PuntoDeIndicador[];
  /** What makes it up, when that is more than one account. */
  readonly cuentas?: ReactNode;
  readonly children: ReactNode;
}

export function Cifra({ titulo, valor, enlace, linea, cuentas, children }: CifraProps) {
  const [mirado, setMirado] = useState<number>();
  const puntos = linea.map(({ mes, valor: suyo }) => ({
    valor: suyo,
    texto: `${mesEnPalabras(mes)}: ${formatearQuetzales(suyo)}`,
  }));
  const leido = mirado === undefined ? undefined : puntos[mirado]?.texto;
  const monto = formatearQuetzales(valor);
  return (
    <div className={classes.cifra}>
      <h3 className={classes.titulo}>{titulo}</h3>
      <p className={classes.valor} data-negativo={valor < 0 || undefined}>
        {enlace === undefined ? monto : <PlainLink to={enlace}>{monto}</PlainLink>}
      </p>
      <Sparkline nombre={titulo} puntos={puntos} onMirado={setMirado} />
      <div className={classes.pie}>
        {leido ?? (
          <div className={cuentas === undefined ? undefined : classes.conPartes}>
            {cuentas}
            <span>{children}</span>
          </div>
        )}
      </div>
    </div>
  );
}
