// One line below the page: the product and the year, and whose books these are.

import classes from './footer.module.css';
import { InstitutionName } from './institution-name.tsx';

export function Footer() {
  return (
    <footer className={classes.pie} data-no-imprimir>
      <span className={classes.derechos}>Cuadra © {new Date().getFullYear()}</span>
      <InstitutionName />
    </footer>
  );
}
