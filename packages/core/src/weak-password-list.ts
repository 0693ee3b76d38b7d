/** Words that lists of leaked passwords begin with, without the digits people put around them. */
const WORDS = `
aaaaaa abc123 abcd1234 abcdef abcdefg access action adidas admin administrator adobe123 alex
alexander alexis amanda amber amigos andrea andrew angel angela angels animal anthony apple april
arsenal ashley asdasd asdf asdfasdf asdfgh asdfghjkl athena austin azerty babygirl badboy bailey
banana barcelona baseball basketball batman beautiful beauty bigdog bigdick biteme blahblah blink
blessed bond007 booboo boomer boston brandon brandy brazil bubbles buddy bulldog buster butterfly
butter calvin camaro cameron canada captain carlos casino casper changeme charles charlie cheese
chelsea chester chicago chicken chocolate chris christ christian cookie coffee computer cool
corvette cowboy crystal dallas daniel daniela danielle david death default diablo diamond dolphin
donald dragon dreams eagles einstein eminem elephant family fantasy ferrari fender fishing flower
football forever freddy freedom friend friends fuckme fuckyou gambling gateway george gemini
genesis ginger girls golden golfer google grace guest guitar gunner hahaha hammer hannah happy
harley heather hello hello123 helpme hockey hottie hunter iceman iloveu iloveyou iloveme internet
jackpot jackson jaguar james jasmine jason jasper jennifer jeremy jessica jessie johnny johnson
jordan jordan23 joseph joshua junior justin killer kitten knight ladies lakers lauren legend
letmein liberty lifehack lion liverpool loveme lovely lover loveyou lucky madison maggie magic
manager marina marine mario marlboro martin master master123 matrix matthew maverick melissa
mercedes merlin metallica michael michelle mickey midnight miller minecraft mobile money monica
monkey monster morgan mother mountain mustang myspace naruto nascar natasha nathan newyork
nicholas nicole nintendo ninja nothing oliver orange pakistan pass passw0rd password password1
password123 patrick peanut pepper phoenix player please poker pokemon porsche power prince
princess purple qazwsx qwe123 qwer1234 qwerty qwerty123 qwertyuiop rabbit rachel raiders rainbow
ranger rebecca redsox richard robert rocket roulette samantha samsung samson sandra saturn
scooter scorpio secret secure security server service sexy shadow shannon sierra silver skywalker
slayer smokey snoopy soccer sophie spider spiderman squirt starwars steelers steven stupid
success summer sunshine super superman support taylor tennis teresa test test123 tester testing
thomas thunder tiger tigger tomcat trustno1 turtle undertaker united user vanessa victor victoria
viking welcome welcome1 whatever william willow windows winner winter wizard woaini woaini1314
anhyeuem matkhau xinchao maiyeuem iloveyou1 sayang bismillah krishna sairam jaihind india123
contraseña senha12 parola motdepasse aa123456 a123456 a1b2c3d4 q1w2e3r4 q1w2e3r4t5 zaq12wsx
zaq1zaq1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 112233 121212 123123 123321 123456a 131313 147258 147258369
159357 159753 5201314 520520 654321 666666 696969 741852963 777777 789456 789456123 7758521
888888 987654321 999999
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
