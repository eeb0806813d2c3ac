// The parts of a section that have an address each, in one row as tabs are, but links: they open in another tab of the
// browser, and the one in force is told to whoever does not see it. Below it there is a screen of its own.
//
//   <LinkTabs etiqueta="Secciones de ahorros" activa="/ahorros/cuentas" enlaces={[{ to: '/ahorros/cuentas', nombre: 'Cuentas' }]} />
import classes from './link-tabs.module.css';
import { PlainLink } from './plain-link.tsx';
import { useSlidingRow } from './sliding-row.ts';

interface LinkTabsProps {
  readonly etiqueta: string;
  /** The address of the one in force. */
  readonly activa: string;
  readonly enlaces: readonly { readonly to: string; readonly nombre: string }[];
}

export function LinkTabs({ etiqueta, activa, enlaces }: LinkTabsProps) {
  const { row, className, ...hidden } = useSlidingRow<HTMLElement>(activa, '[aria-current]');
  return (
    <nav ref={row} aria-label={etiqueta} className={`${classes.fila} ${className}`} {...hidden}>
      {enlaces.map(({ to, nombre }) => (
        <PlainLink
          key={to}
          to={to}
          className={classes.enlace}
          aria-current={to === activa ? 'page' : undefined}
        >
          {nombre}
        </PlainLink>
      ))}
    </nav>
  );
}
