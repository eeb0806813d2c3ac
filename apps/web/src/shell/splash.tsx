// The same splash that index.html paints before any script runs; its styles are in ui/theme/app.css.
export function Splash() {
  return (
    <div className="splash" role="status" aria-label="Cargando Cuadra">
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <div className="splash-dots">
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
