// What proves the statement: what must agree, that no account is missing or counted twice, and its notes.
import type { EstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { coberturaImpresa, pruebaImpresa } from '@cuadra/core/estados-financieros/impresion';
import { CheckCircleIcon, ExclamationTriangleIcon, InformationCircleIcon } from '@heroicons/react/20/solid';
import type { Icon } from '#ui/states/state-message.tsx';
import classes from './estados-financieros.module.css';

export function Pie({
  pruebas,
  cobertura,
  notas,
}: Pick<EstadoFinanciero, 'pruebas' | 'cobertura' | 'notas'>) {
  const cubre = cobertura.sinUbicar.length === 0 && cobertura.repetidas.length === 0;
  return (
    <ul className={classes.pie} aria-label="Comprobaciones">
      {pruebas.map((prueba) => (
        <Linea key={prueba.texto} tono={prueba.cuadra ? 'bien' : 'mal'} texto={pruebaImpresa(prueba)} />
      ))}
      {coberturaImpresa(cobertura).map((texto) => (
        <Linea key={texto} tono={cubre ? 'bien' : 'mal'} texto={texto} />
      ))}
      {notas.map((nota) => (
        <Linea key={nota} tono="nota" texto={nota} />
      ))}
    </ul>
  );
}

const iconos: Readonly<Record<'bien' | 'mal' | 'nota', Icon>> = {
  bien: CheckCircleIcon,
  mal: ExclamationTriangleIcon,
  nota: InformationCircleIcon,
};

function Linea({ tono, texto }: { readonly tono: keyof typeof iconos; readonly texto: string }) {
  const Dibujo = iconos[tono];
  return (
    <li data-tono={tono}>
      <Dibujo width={16} height={16} aria-hidden="true" />
      {texto}
    </li>
  );
}
