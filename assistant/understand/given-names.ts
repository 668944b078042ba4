/** Given names that aren't words, so that examples which mention one don't make it a word: `sarah, 443…` */
const givenNames = new Set(
  `
aaron abdul abebe abigail adam adele adjoa adriana agnes ahmed aisha alan alberto alejandra
alejandro alex alexa alexis alfredo alice alicia alison allison alonso alvaro amanda amina amir
amit amy ana anand andre andrea andres andrew angela angelica angie anita anna anne annie
anthony antonio araceli arjun arturo ashley asif audrey aurelio ayesha barb barbara beatriz
becky benjamin bernadette bernice beth beto betsy betty beverly bilal biruk bobby bonnie boris
brad brandon brenda brent brett brian bridget bruce bruno bryan byron caitlin calvin cameron
camila camille carl carla carlos carmen carol caroline carrie casey catalina catherine cathy
cecilia celia cesar charlene charles cheryl chidi chloe chris christian christina christine
christopher chuy cindy claire claudia cody colleen connie corey cory courtney craig cristina
curtis cynthia cyrus dana daniel daniela danielle danny darius darlene darnell darren darryl
dave david dawit deb debbie deborah debra deepak delia delroy denise dennis derek derrick
desiree diana diane diego dmitri dominic donald donna dora doris dorothy doug douglas duane
dustin dwayne earl eddie edgar edith eduardo edward edwin eileen elaine eleanor elena eli elias
elijah elizabeth ella ellen elsa emeka emilio emily emma enrique eric erica erick erik erika
erin ernesto esteban estela esther ethan eugene eva evelyn farah fatima felicia felipe felix
fernanda fernando francesca francis francisco fred gabriel gabriela gail garrett george gerald
gerardo gina gladys gonzalo gordon greg gregory greta griselda guadalupe guillermo gus gustavo
gwen gwendolyn hannah harold harriet harry harvey hassan hector heidi helen helena henry
herbert hilda howard hussein ian ibrahim ignacio igor imran ines ingrid irene irma isaac isabel
isabella ivan jackie jacob jacqueline jaime jake jamal james jamie jane janet janice jared
jasmine jason javier jayden jeanette jeff jeffrey jen jennifer jenny jeremiah jeremy jermaine
jerome jerry jess jesse jessica jill jim jimmy joann joaquin jocelyn joe joel johanna john
johnny jon jonathan jorge jose joseph josh joshua joyce juan juana juanita judith judy julia
julian juliana julie julio justin kareem karen karina karl karla kate katherine kathleen
kathryn kathy katie kayla keisha keith kelly ken kendra kenneth kenny kevin khalid kim kimberly
kofi krista kristen kristin kristina kurt kwame kyle lamar larry latoya laura lauren laurie
lawrence leah leila lena leo leonard leonardo leroy leslie leticia lidia liliana lillian linda
lindsay linh lisa liz lois lola lonnie lorena lorenzo loretta lori lorraine louis louise lucas
lucia lucy luis luisa luke lupe lupita lydia lynn mabel mackenzie madeline malik manny manuel
marc marcela marcia marco marcos marcus margaret margarita margie maria mariana marie marilyn
mario marisol marissa marjorie marlene marlon marsha marta martha martin marvin mary matt
matthew maureen mauricio maya megan mehmet melanie melinda melissa melvin meredith meron mia
michael micheal michele michelle miguel mike mildred minh miranda miriam mitch mitchell mohamed
mohammed moises molly mona monica monique muhammad myra nadia nadine nadir nancy naomi natalia
natalie natasha nathan neha neil nelson nestor ngozi nguyen nicholas nicole nina noah noel noor
nora norman octavio oksana olena olga oliver olivia omar oscar owen pablo paige pam pamela
paola parisa patrice patricia patrick patty paul paula pauline pedro peggy pete peter phil
philip phillip phuong phyllis pooja priscilla priya rachel rafael rahul rajiv ralph ramesh
ramiro ramon ramona randall raquel rashad raul ravi ray raymond raymundo rebecca regina rene
renee reynaldo reza rhonda ricardo richard ricky rita robert roberta roberto rochelle rocio
roderick rodney rodrigo rogelio roger ron ronald ronnie rosa rosalind rosie roxanne roy ruben
russell ruth ryan sabrina sadie sally salma salvador sam samantha samir samuel sandra sandy
sanjana sanjay santiago sara sarah saul scott sean selam selena sergio seth shane sharon shaun
shawn sheila shelley sherri sherry shirin shirley sidney silvia simon simone sofia sonia sophia
sophie stacey stacy stanley stefan steph stephanie stephen steve steven stuart sunita suresh
susan susana suzanne svetlana sylvia tamara tamika tammy tanya tara tariq tasha ted teresa
terrance terri terry thelma theodore theresa thomas thuy tiffany tigist tim timothy tina todd
tom tomas tommy toni tony travis trent trevor tricia tuan tunde tyler tyrone ursula usman
valentina valeria valerie vanessa vera veronica vicki victor vikram vincent vivian vladimir
walt walter wanda wayne wendell wendy wesley whitney wilfredo william winnie winston xavier
ximena yared yesenia yolanda yusuf yvette yvonne zach zachary zainab zoe
`
    .trim()
    .split(/\s+/),
);

/** Whether a folded word is a given name and nothing else. */
export const isGivenName = (word: string): boolean => givenNames.has(word);
