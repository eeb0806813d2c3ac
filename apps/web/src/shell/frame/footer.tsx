// One line below the page: the product and the year, and whose books these are.

import { now } from '#platform/clock.ts';
import classes from './footer.module.css';
import { InstitutionName } from './institution-name.tsx';

export function Footer() {
  return (
    <footer className={classes.pie} data-no-imprimir>
      <span className={classes.derechos}>Cuadra © {now().getFullYear()}</span>
      <InstitutionName entero />
    </footer>
  );
}
