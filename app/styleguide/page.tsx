export default function Styleguide() {
  return <main id="main" />;
}
