// The parts of a section that have an address each, in one row as tabs are, but links: they open in another tab of the
// browser, and the one in force is told to whoever does not see it. Below it there is a screen of its own.
//
//   <LinkTabs label="Secciones de ahorros" active="/ahorros/cuentas" links={[{ to: '/ahorros/cuentas', name: 'Cuentas' }]} />
import classes from './link-tabs.module.css';
import { PlainLink } from './plain-link.tsx';
import { useSlidingRow } from './sliding-row.ts';

interface LinkTabsProps {
  readonly label: string;
  /** The address of the one in force. */
  readonly active: string;
  readonly links: readonly { readonly to: string; readonly name: string }[];
}

export function LinkTabs({ label, active, links }: LinkTabsProps) {
  const { row, className, ...hidden } = useSlidingRow<HTMLElement>(active, '[aria-current]');
  return (
    <nav ref={row} aria-label={label} className={`${classes.fila} ${className}`} {...hidden}>
      {links.map(({ to, name }) => (
        <PlainLink
          key={to}
          to={to}
          className={classes.enlace}
          aria-current={to === active ? 'page' : undefined}
        >
          {name}
        </PlainLink>
      ))}
    </nav>
  );
}
